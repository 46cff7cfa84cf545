import { productSorts, searchSorts } from '@jangteo/contract';
import type { Question } from './question.ts';

const bounds = '&minPrice=10000&maxPrice=40000&minSaleRate=5';
const fewBounds = '&minPrice=300000&minSaleRate=20';

const searches: Record<string, string[]> = {
  'a kind of goods': search(['사과', '고구마', '감귤', '굴', '샤인머스캣', '삼겹살', '배', '김치']),
  'several words': search(['제주 감귤', '해남 고구마 3kg', '사과 3kg 가정용', '논산 딸기', '완도 전복 1kg']),
  'very common words': search(['모음집', '채소', '과일', '1kg', '제주', '가정용']),
  'several common words': search(['제주 과일', '과일 3kg', '채소 1kg 제주', '모음집 1kg']),
  'common words that exclude each other': search(['3kg 5kg', '과일 1kg 수산물']),
  'a common word, in every order': searchSorts.flatMap((sort) => search(['모음집', '과일'], `&sort=${sort}`)),
  'a common word, bounded': searchSorts.flatMap((sort) =>
    search(['모음집', '과일', '제주 감귤'], `&sort=${sort}${bounds}`),
  ),
  'a common word, bounded to few': searchSorts.flatMap((sort) =>
    search(['모음집', '과일'], `&sort=${sort}${fewBounds}`),
  ),
  'a word in one category': searchSorts.flatMap((sort) =>
    search(['사과', '모음집', '제주', '3kg'], `&sort=${sort}&categoryNo=101`),
  ),
  'the categories of a word': ['사과', '모음집', '제주 감귤', 'ㅅㄱ', '3'].map(
    (keyword) => `/api/v1/search/category?keyword=${encodeURIComponent(keyword)}`,
  ),
  'first letters': search(['ㅅㄱ', 'ㄱㄱㅁ', 'ㅎㄹㅂ', 'ㅅㅇㅁㅅㅋ', 'ㅅ', '제주 ㄱㄱ', 'ㅅㄱ ㄱㅈㅇ']),
  'half typed': search(['사ㄱ', '고굼', '한랍', '샤인머', '사', '3']),
  'the wrong keyboard': search(['tkrhk', 'rhrnak', 'Ekfrl', 'gksfkqhd']),
  'a mistake': search(['사괴', '고구미', '샤인머스켓', '한라뵹', '제주 감굴']),
  'spaces left out or added': search(['제주감귤3kg', '샤인 머스캣', '꿀 고구마', '청송사과']),
  'nothing to be found': search(['없는물건입니다', 'ㅋㅋㅋㅋㅋㅋ', 'qzxv', '가'.repeat(50)]),
  'a page further down': search(['사과', '모음집', '김치', '과일 3kg'], '&page=40'),
  stores: search(['제주', '통인 반찬', 'ㅌㅇㅂㅊ', '농원', '통인반찬곰방'], '&type=shop'),
  completions: ['사', '사ㄱ', 'ㅅ', 'ㅅㄱ', 'tkr', '제주 감', '고구', '3'].map(
    (typed) => `/api/v1/search/autocomplete?keyword=${encodeURIComponent(typed)}`,
  ),
  rank: ['/api/v1/search/rank'],
  recommendation: ['/api/v1/search/recommendation'],
};

const lists: Record<string, string[]> = {
  'a category, in every order': productSorts.flatMap((sort) =>
    ['01', '0101', '010101'].map((code) => category(code, sort)),
  ),
  'a category, bounded': productSorts.flatMap((sort) => [category('01', sort, bounds), category('0101', sort, bounds)]),
  'a category, bounded to few': productSorts.map((sort) => category('01', sort, fewBounds)),
  'a category, further down': [category('01', 'popular', '&page=40'), category('0101', 'priceLow', '&page=40')],
  'a store, in every order': productSorts.flatMap((sort) => [1001, 1004].map((shopId) => store(shopId, sort))),
  'a store, bounded': productSorts.map((sort) => store(1004, sort, bounds)),
  'a store, one category': productSorts.map((sort) => store(1004, sort, '&categoryNo=101')),
  'a store’s front': ['/api/v1/display/shop/info?shopId=1001', '/api/v1/display/shop/info?shopId=1004'],
  'store list': ['rank', 'new', 'name'].map((sort) => `/api/v1/display/shop/total?sort=${sort}`),
  'a region’s stores': [
    '/api/v2/display/local/stores?localCode=50',
    '/api/v2/display/local/stores?localCode=41&page=3',
  ],
  'a season’s products': ['', '&page=40'].map((more) => `/api/v1/display/season/recommendation?kind=season${more}`),
  recommended: ['', '?page=40', '?page=2000'].map((more) => `/api/v1/display/deal/recommendation${more}`),
};

const home: Record<string, string[]> = Object.fromEntries(
  ['deal', 'season', 'local', 'shop'].map((part) => [`home: ${part}`, [`/api/v1/display/home/${part}`]]),
);

export const questions: Question[] = Object.entries({ search: searches, lists, home }).flatMap(([part, asked]) =>
  Object.entries(asked).map(([name, paths]) => ({ name, part, asks: paths.map((path) => ({ path })) })),
);

function search(keywords: readonly string[], more = ''): string[] {
  return keywords.map((keyword) => `/api/v1/search?keyword=${encodeURIComponent(keyword)}${more}`);
}

function category(code: string, sort: string, more = ''): string {
  return `/api/v1/display/web/category/product?categoryCode=${code}&sortOption=${sort}${more}`;
}

function store(shopId: number, sort: string, more = ''): string {
  return `/api/v1/display/shop/product?shopId=${shopId}&sortOption=${sort}${more}`;
}
