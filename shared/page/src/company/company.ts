/** The company that runs the market, as the law obliges it to say. */
export const company = {
  phone: '1600-0000',
  email: 'help@jangteo.example',
  officeHours: '평일 10:00~18:00',
  /** In the order of the screen. */
  facts: [
    ['상호', '주식회사 장터'],
    ['대표', '김장터'],
    ['주소', '서울특별시 중구 시장길 12, 장터빌딩 5층'],
    ['전화', '1600-0000'],
    ['이메일', 'help@jangteo.example'],
    ['사업자등록번호', '000-00-00000'],
    ['통신판매업 신고번호', '제0000-서울중구-0000호'],
    ['호스팅 제공자', '주식회사 장터'],
  ],
  intermediary:
    '주식회사 장터는 통신판매중개자로서 거래 당사자가 아니며, 입점 판매자가 등록한 상품과 거래에 대한 책임은 각 판매자에게 있습니다.',
} as const;
