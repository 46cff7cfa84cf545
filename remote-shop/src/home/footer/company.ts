/** What the law wants every shop's first page to say about who runs it. */
export const company = [
  ['상호', '주식회사 장터'],
  ['대표', '김장터'],
  ['주소', '서울특별시 중구 시장길 12, 장터빌딩 5층'],
  ['전화', '1600-0000'],
  ['이메일', 'help@jangteo.example'],
  ['사업자등록번호', '000-00-00000'],
  ['통신판매업 신고번호', '제0000-서울중구-0000호'],
  ['호스팅 제공자', '주식회사 장터'],
] as const;
