/** What is asked, by what makes it different for the search: each is measured on its own. */
export const questions: Record<string, string[]> = {
  'a kind of goods': search(['사과', '고구마', '감귤', '굴', '샤인머스캣', '삼겹살', '배', '김치']),
  'several words': search(['제주 감귤', '해남 고구마 3kg', '사과 3kg 가정용', '논산 딸기', '완도 전복 1kg']),
  'a common word': search(['과일', '채소', '3kg', '제주', '가정용']),
  'first letters': search(['ㅅㄱ', 'ㄱㄱㅁ', 'ㅎㄹㅂ', 'ㅅㅇㅁㅅㅋ']),
  'half typed': search(['사ㄱ', '고굼', '한랍', '샤인머']),
  'the wrong keyboard': search(['tkrhk', 'rhrnak', 'Ekfrl', 'gksfkqhd']),
  'a mistake': search(['사괴', '고구미', '샤인머스켓', '한라뵹', '제주 감굴']),
  'spaces left out or added': search(['제주감귤3kg', '샤인 머스캣', '꿀 고구마', '청송사과']),
  'sorted and bounded': search(
    ['사과', '과일', '한우', '제주 감귤'],
    '&sort=priceLow&minPrice=10000&maxPrice=40000&minSaleRate=5',
  ),
  'a page further down': search(['사과', '과일', '김치'], '&page=40'),
  stores: search(['제주', '통인 반찬', 'ㅌㅇㅂㅊ', '농원'], '&type=shop'),
  completions: ['사', '사ㄱ', 'ㅅ', 'ㅅㄱ', 'tkr', '제주 감', '고구'].map(
    (typed) => `/api/v1/search/autocomplete?keyword=${encodeURIComponent(typed)}`,
  ),
  'rank and suggestions': ['/api/v1/search/rank', '/api/v1/search/recommendation'],
  'a category, filtered': ['popular', 'priceLow', 'saleRate', 'new'].map(
    (order) => `/api/v1/display/web/category/product?categoryCode=0101&sortOption=${order}&minPrice=10000`,
  ),
  'a store, filtered': ['popular', 'priceHigh'].map(
    (order) => `/api/v1/display/shop/product?shopId=1004&sortOption=${order}&maxPrice=50000`,
  ),
};

function search(keywords: readonly string[], more = ''): string[] {
  return keywords.map((keyword) => `/api/v1/search?keyword=${encodeURIComponent(keyword)}${more}`);
}
