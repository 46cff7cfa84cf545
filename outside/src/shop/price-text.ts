export const priceText = (price: number | undefined): string =>
  price === undefined ? '장터에 보이는 가격과 같음' : `${price.toLocaleString('ko-KR')}원`;
