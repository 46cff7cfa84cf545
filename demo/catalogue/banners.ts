/**
 * position | title | subtitle | picture | link; a period deal's or event's banner is shown only while that runs, a
 * custom event's always
 */
export const banners = `
home        | 김장, 올해는 가볍게   | 절임배추와 양념을 한 번에         | banner-kimchi        | period: 김장 재료 한 번에
home        | 가을걷이 장터         | 과수원에서 고른 날 보내드려요     | banner-harvest       | period: 가을 과일 수확전
home        | 바다가 제철입니다     | 굴과 대게, 새벽 위판장에서        | banner-seafood       | period: 찬 바다 제철 주간
home        | 딸기밭에서 아침에     | 오늘 딴 설향을 오늘 보내요        | banner-strawberry    | period: 딸기 밭에서 아침에
home        | 여름 과일 냉장고      | 당도 선별한 수박과 복숭아         | banner-summer-fruit  | period: 여름 과일 냉장고
home        | 햇차 한 잔의 봄       | 곡우 무렵 첫 잎을 덖었습니다      | banner-tea           | period: 첫물차와 다과
home        | 고기 굽는 주말        | 한우 등심과 흑돼지, 쌈까지        | banner-grill         | period: 고기 굽는 주말
home        | 우리 동네 팔도장터    | 열일곱 고을의 맛을 한자리에       | banner-market        | custom: 팔도 맛 지도
home        | 아침 식탁을 바꾸다    | 갓 구운 빵과 목장 우유            | banner-breakfast     | stores
home        | 지금 가장 맛있는 것   | 이달의 제철을 달력으로            | banner-harvest       | season
home        | 갓 찧은 우리 쌀       | 도정한 날짜를 적어 보냅니다       | banner-rice          | category
home-middle | 마음을 담은 선물      | 보자기에 싸서 보내드려요          | banner-gift          | category
home-middle | 한우, 믿고 고르세요   | 이력번호까지 확인한 목장 한우     | banner-hanwoo        | stores
community   | 오늘의 밥상 사진전    | 한 상 올리고 꾸러미 받아요        | event-photo          | event: 오늘의 밥상 사진전
my-page     | 매일 출석하고 별 받기 | 7일을 채우면 별 20개 더           | event-attendance     | event: 매일 출석하고 별 받기
`;
