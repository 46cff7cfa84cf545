import type { Ask, Question } from '../search/question.ts';

const sorts = ['new', 'popular'];
const topics = ['', '&topic=recipe', '&topic=table'];

const reading: Record<string, Record<string, Ask[]>> = {
  lists: {
    'popular today': of(['today'].flatMap((range) => [1, 3, 50].map((page) => `popular?range=${range}&page=${page}`))),
    'popular this week': of([1, 3, 50].map((page) => `popular?range=week&page=${page}`)),
    'the dashboard': of(each(sorts, topics).map(([sort, topic]) => `dashboard?sort=${sort}${topic}`)),
    'the dashboard, scrolled far': of([49, 200, 499].map((page) => `dashboard?page=${page}`)),
    questions: of(
      each(['all', 'unanswered', 'open', 'accepted'], sorts).flatMap(([state, sort]) =>
        topics.map((topic) => `qna?state=${state}&sort=${sort}${topic}`),
      ),
    ),
    surveys: of(
      each(['all', 'open', 'closed'], sorts).flatMap(([state, sort]) =>
        topics.map((topic) => `survey?state=${state}&sort=${sort}${topic}`),
      ),
    ),
    'the daily board': of(['daily-board', 'daily-board?page=5']),
    'my lists': of(
      ['post', 'qna', 'like', 'clipping', 'reply'].flatMap((list) => [`my/${list}`, `my/${list}?page=40`]),
      {
        isMember: true,
      },
    ),
    'new since': of(
      [0, 1, 30, 400].map((days) => `alert?since=${new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()}`),
      { isMember: true },
    ),
  },
  search: {
    'a common word': search(['김치', '사과', '맛있', '오늘', '고구마']),
    'a rare word': search(['굴비', '에어프라이어', '울릉도 명이나물', '가나다라마바사', '바하마']),
    'in nearly every text': search(['요', '어요', '이', '다']),
    'several words': search(['제주 감귤', '김치 찌개', '사과 보관법', '굴 씻는 법', '아이 간식 고구마']),
    'common words that are rare together': search(['굴비 딸기', '전복 참외 감자', '김장 수박']),
    'runs that are common, and not the word': search(['요다는', '어요고', '습니요']),
    'a word that repeats itself': search(['바나나', '가가가', '하하 호호', '나나 굴비', '가'.repeat(50)]),
    'half typed': search(['고굼', '김ㅊ', '사괴', '에어프', '맛ㅇ']),
    'first letters': search(['ㄱㄱㅁ', 'ㄱ', 'ㅅㄱ', 'ㅅㅇㅁㅅㅋ', 'ㄱㅊ ㄱ', '고구마 ㅂㄱ']),
    'one letter or digit': search(['5', 'ㅢ', 'k', '🍎']),
    'one board': ['dashboard', 'qna', 'survey'].flatMap((type) =>
      search(['김치', '굴비', '요', 'ㄱㄱㅁ'], `&type=${type}`),
    ),
    'nothing to be found': search(['없는말입니다', 'qzxv', 'ㅋㅋㅋㅋㅋㅋ']),
    'a page further down': search(['김치', '요', 'ㄱㄱ'], '&page=40'),
  },
};

/** The written posts are too few to change the times of the next round measurably. */
const writing: Record<string, (round: number) => Ask[]> = {
  'write a post': (round) => [
    write('dashboard', {
      requestKey: keyOf('post', round),
      topic: 'talk',
      title: '오늘 저녁은 굴밥',
      body: '통영에서 굴이 왔어요. 무를 채 썰어 밥에 얹고 달래간장에 비벼 먹었더니 밥도둑이 따로 없네요. '.repeat(4),
      images: [],
    }),
  ],
  'write a reply': (round) => [
    write(`dashboard/${boardPost(round)}/reply`, {
      requestKey: keyOf('reply', round),
      body: '저도 내일 해 먹어 봐야겠어요.',
    }),
  ],
  'like a post': (round) => [
    { ...write(`dashboard/${boardPost(round)}/like`, { isLike: round % 2 === 0 }), method: 'PUT' },
  ],
};

/** The posts that are written to; the bench puts them in, since the communities have different ones. */
export const boardPosts: number[] = [];
const boardPost = (round: number): number => boardPosts.at(round % boardPosts.length) ?? 0;

const started = Date.now();
const keyOf = (name: string, round: number): string => `bench-${name}-${started}-${round}`;

export const questions: Question[] = [
  ...Object.entries(reading).flatMap(([part, some]) =>
    Object.entries(some).map(([name, asks]) => ({ name, part, asks })),
  ),
  ...Object.entries(writing).map(([name, asks]) => ({ name, part: 'writing', asks })),
];

function of(paths: readonly string[], more: Partial<Ask> = {}): Ask[] {
  return paths.map((path) => ({ path: `/api/v1/community/${path}`, ...more }));
}

function search(keywords: readonly string[], more = ''): Ask[] {
  return of(keywords.map((keyword) => `search?keyword=${encodeURIComponent(keyword)}${more}`));
}

function write(path: string, body: object): Ask {
  return { path: `/api/v1/community/${path}`, isMember: true, method: 'POST', body };
}

function each(first: readonly string[], second: readonly string[]): [string, string][] {
  return first.flatMap((one) => second.map((other): [string, string] => [one, other]));
}
