import type { QuestionItem } from '@jangteo/contract';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { callAs } from '../../../test/call-as.ts';
import { query } from '../../../test/query.ts';
import { openVisitors } from '../../../test/visitors.ts';

let market: TestApp;
let call: ReturnType<typeof callAs>;
beforeAll(async () => {
  market = await openTestApp('market');
  call = callAs(market.app, (await openVisitors(market.databaseUrl)).visitor);
});
afterAll(() => market.close());

const similar = async (text: string) =>
  (await call<{ list: QuestionItem[] }>('GET /api/v1/community/qna/similar', { query: { text } })).list;

test.each([
  ['김치찌개 신맛 없애기', '김치찌개가 너무 시어요, 살릴 방법 있을까요?'],
  ['절임배추 20키로 주문하면 몇 포기 오나요', '절임배추 20kg이면 몇 포기쯤 되나요?'],
  ['사과에 흠집이 많아요', '사과 상자에 흠과가 섞여 왔는데 원래 이런가요?'],
  ['하우스귤 노지귤 차이', '노지 귤이랑 하우스 귤은 뭐가 다른가요?'],
  ['생굴 비린내 없애려면', '굴 비린내 없이 씻는 법 좀 알려 주세요'],
  ['쌀에 벌레가 생겼는데 버려야 하나요', '쌀벌레 생긴 쌀, 먹어도 괜찮은가요?'],
  ['미역 불리는 양이 궁금해요', '미역국 끓일 때 미역을 얼마나 불려야 하나요?'],
  ['딸기 싸게 사려면 몇 월에 사야 할까요', '딸기는 언제 사는 게 제일 싼가요?'],
  ['소고기 국거리 양지 대신 쓸 부위', '국거리로 양지 말고 다른 부위도 괜찮나요?'],
  ['달걀 껍질 숫자가 뜻하는 것', '달걀 껍데기에 찍힌 숫자는 무슨 뜻인가요?'],
  ['에어프라이어로 군고구마 만들 때 어떤 고구마가 좋아요?', '호박고구마랑 꿀고구마, 에어프라이어에는 뭐가 좋나요?'],
  ['여름에 생닭 시켜도 안 상하나요?', '생닭 배송, 여름에도 괜찮을까요?'],
  ['마늘 장아찌가 초록색이에요', '마늘장아찌가 파랗게 변했어요'],
  ['먹다 남은 수박 보관', '수박 반 통 남은 건 어떻게 보관하나요?'],
  ['두부 조림 안 부서지게 하려면', '두부조림이 자꾸 부서져요'],
  ['감자에 싹이 났어요', '싹 난 감자, 싹만 도려내면 되나요?'],
  ['멸치 없이 잔치국수 국물 내기', '잔치국수 육수, 멸치 말고 뭘로 내나요?'],
  ['꿀이 굳어 버렸어요 혹시 가짜?', '꿀이 하얗게 굳었는데 가짜인가요?'],
  ['시금치 무침이 질긴 이유', '시금치나물이 질겨요'],
  ['양파 썰면 눈물이 나요', '양파 썰 때 눈물 안 나는 법 있나요?'],
])('%s → %s is among the first three', async (text, title) => {
  expect((await similar(text)).map((question) => question.title)).toContain(title);
});

test('only answered questions that can be read are found, and none for a text without words', async () => {
  expect(await similar('?')).toEqual([]);
  expect(await similar('어떻게 하나요?')).toEqual([]);
  const [found] = await similar('양파 썰면 눈물이 나요');
  expect(found).toMatchObject({ board: 'qna', isAccepted: expect.any(Boolean) });
  await query(market.databaseUrl, 'UPDATE post SET hidden_at = now() WHERE post_id = $1', [found?.postId]);
  expect((await similar('양파 썰면 눈물이 나요')).map(({ postId }) => postId)).not.toContain(found?.postId);
  await query(market.databaseUrl, "UPDATE post SET reply_count = 0 WHERE kind = 'qna'");
  expect(await similar('마늘 장아찌가 초록색이에요')).toEqual([]);
});
