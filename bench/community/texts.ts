import type { PostTopic } from '@jangteo/contract';
import { kinds } from '../../demo/catalogue/kinds.ts';
import { townsByRegion } from '../../demo/catalogue/towns.ts';
import { type Draft, makeDrafts } from '../../demo/community/drafts.ts';
import { repliesTo } from '../../demo/community/texts/replies.ts';
import { randomFor, shuffled } from '../../demo/random.ts';
import { listOf, wordsOf } from '../../demo/table.ts';

interface Text {
  topic: PostTopic;
  title: string;
  body: string;
}

const seed = 7;
const drafts = Object.groupBy(makeDrafts(seed), ({ kind }) => kind);
const sentences = shuffled(
  [
    ...Object.values(drafts).flatMap((some) =>
      some.flatMap(({ paragraphs, answers = [] }) => [...paragraphs, ...answers]),
    ),
    ...Object.values(repliesTo).flat(),
  ].flatMap((text) => text.split(/(?<=[.?!])\s+/)),
  seed,
);
const towns = Object.values(townsByRegion).flatMap(wordsOf);
const products = kinds.flatMap(({ name, varieties }) => [name, ...varieties]);
const titleEndings = listOf(
  '후기 남겨요, 어떤가요?, 받았어요, 보관법, 추천해 주세요, 오늘 도착, 두 번째 주문, 손질하는 법, 지금이 제철, 이야기',
);
const particles = wordsOf('은 는 이 가 을 를 에서 도 랑 으로 까지 만 네 표');
const syllables = [
  ...'가나다라마바사아자차카타파하고노도로모보소오조초구누두루무부수우주추기니디리미비시이지치래매새해연영은정현희경선성윤준진태혁',
];

/** Names of people, farms and shops: there are ever more of them, each rarer than the last. */
const rareNames = 200_000;

/**
 * A post made of the demo community's sentences, the frequent ones in every tenth post, the rare ones in a few, with
 * names and numbers in between: words are as unequally frequent as in a real community.
 */
export function makeText(kind: Draft['kind'], no: number): Text {
  const random = randomFor(seed, kind, no);
  const draft = random.pick(drafts[kind] ?? []);
  const product = `${random.pick(towns)} ${pickUnequally(products, random.next())}`;
  const length = Math.min(60, 1 + Math.floor(Math.exp(random.next() * 2.6)));
  const said = Array.from({ length }, () => {
    const sentence = pickUnequally(sentences, random.next());
    return random.chance(0.25)
      ? `${rareName(random.next())}${random.pick(particles)} ${random.between(1, 400)} ${product}${random.pick(particles)} ${sentence}`
      : sentence;
  });
  return {
    topic: draft.topic,
    title: random.chance(0.5) ? draft.title : `${product} ${random.pick(titleEndings)}`,
    body: (random.chance(0.3) ? [...draft.paragraphs, ...said] : said).join(random.chance(0.2) ? '\n\n' : ' '),
  };
}

/** The first of the list are picked far more often than the last. */
function pickUnequally<T>(list: readonly T[], chance: number): T {
  const choice = list[Math.floor(list.length * chance ** 2.5)];
  if (choice === undefined) throw new Error('Nothing to pick from');
  return choice;
}

function rareName(chance: number): string {
  let rest = Math.floor(Math.exp(chance * Math.log(rareNames)));
  let name = '';
  while (rest > 0) {
    name += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return name;
}
