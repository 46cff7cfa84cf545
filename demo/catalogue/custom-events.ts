/** title | picture | text | title of its link | address of its link */
export const customEvents = `
장터 사용법            | event-newcomer | 장터는 전국의 농부와 어부가 자기 이름으로 파는 것을 한곳에 모아 보여 드립니다. 주문과 배송은 각 스토어에서 이루어집니다. | 스토어 둘러보기 | /store
팔도 맛 지도           | event-invite   | 열일곱 고장의 이름난 것을 지도에서 골라 보세요. 고장마다 대표 스토어와 오늘의 특산물이 있습니다.                     | 지도 펼치기     | /local-main
이달의 제철            | event-review   | 제철에 난 것은 값이 내리고 맛은 오릅니다. 이달에 가장 맛있는 것을 모았습니다.                                    | 제철 보기       | /season
`;
