import type { PostTopic } from '@jangteo/contract';
import { randomFor, shuffled } from '../random.ts';
import { questions } from './texts/questions.ts';
import { recipes, recipeTitles, triedTexts, triedTitles } from './texts/recipes.ts';
import { reviewClosings, reviewed, reviewOpenings, reviewTitles } from './texts/reviews.ts';
import { askedBefore, seasonQuestions } from './texts/season-questions.ts';
import { surveys } from './texts/surveys.ts';
import { mealEndings, meals, mealTitles } from './texts/tables.ts';
import { talks } from './texts/talks.ts';

/** A text, before its writer and time are chosen. */
export interface Draft {
  kind: 'board' | 'daily' | 'qna' | 'survey';
  topic: PostTopic;
  title: string;
  paragraphs: string[];
  /** The kind and number of its pictures. */
  picture?: { kind: string; count: number };
  /** Answers to a question, the best one first. */
  answers?: string[];
  /** The kind of product that the best answer cites. */
  cites?: string;
  /** The options of a survey. */
  poll?: { options: string[]; isMultiple: boolean };
}

/** All texts of the demo community, in no particular order; the same for the same seed. */
export function makeDrafts(seed: number): Draft[] {
  const all = [
    ...reviews(seed),
    ...dishes(seed),
    ...seasons(seed),
    ...tables(seed),
    ...smallTalk(),
    ...asked(),
    ...voted(),
  ];
  const { daily = [], other = [] } = Object.groupBy(shuffled(all, seed, 'drafts'), ({ kind }) =>
    kind === 'daily' ? kind : 'other',
  );
  return spread(daily, other);
}

/** Spreads the few evenly among the many: each day has its meals. */
function spread<T>(few: T[], many: T[]): T[] {
  const step = (few.length + many.length) / few.length;
  const mixed = [...many];
  for (const [index, one] of few.entries()) mixed.splice(Math.floor(index * step), 0, one);
  return mixed;
}

const reviewsOfEach = 3;

const reviews = (seed: number): Draft[] =>
  reviewed.flatMap((item) => {
    const titles = shuffled(reviewTitles, seed, item.product);
    return Array.from({ length: reviewsOfEach }, (_, turn) => {
      const random = randomFor(seed, 'review', item.product, turn);
      const said = shuffled([item.first, item.second, item.third], seed, item.product, turn);
      return {
        kind: 'board' as const,
        topic: 'review' as const,
        title: fill(titles[turn] ?? '{product}', item),
        paragraphs: [
          random.pick(reviewOpenings),
          `${said.slice(0, random.between(2, 3)).join('. ')}.`,
          random.pick(reviewClosings),
        ],
        picture: { kind: item.picture, count: random.between(1, 3) },
      };
    });
  });

const dishes = (seed: number): Draft[] =>
  recipes.flatMap((recipe, index) => {
    const random = randomFor(seed, 'recipe', recipe.dish);
    const written: Draft = {
      kind: 'board',
      topic: 'recipe',
      title: fill(random.pick(recipeTitles), recipe),
      paragraphs: [
        `재료: ${recipe.ingredients}`,
        `1. ${recipe.first}\n2. ${recipe.second}\n3. ${recipe.third}`,
        recipe.tip,
      ],
      picture: { kind: recipe.picture, count: random.between(1, 2) },
    };
    if (index % 2) return [written];
    const tried: Draft = {
      kind: 'board',
      topic: 'recipe',
      title: fill(random.pick(triedTitles), recipe),
      paragraphs: [fill(random.pick(triedTexts), recipe)],
      picture: { kind: recipe.picture, count: 1 },
    };
    return [written, tried];
  });

const seasons = (seed: number): Draft[] =>
  seasonQuestions.map(({ picture, title, text }) => {
    const random = randomFor(seed, 'question', title);
    return {
      kind: 'board',
      topic: 'season',
      title,
      paragraphs: [text, random.pick(askedBefore)],
      ...(random.chance(0.4) ? { picture: { kind: picture, count: 1 } } : {}),
    };
  });

const tablesOfEach = 3;

const tables = (seed: number): Draft[] =>
  meals.flatMap((meal) => {
    const titles = shuffled(mealTitles, seed, meal.main);
    return Array.from({ length: tablesOfEach }, (_, turn) => {
      const random = randomFor(seed, 'meal', meal.main, turn);
      return {
        kind: 'daily' as const,
        topic: 'table' as const,
        title: fill(titles[turn] ?? '{main}', meal),
        paragraphs: [
          `${meal.main}에 ${meal.beside}까지 차렸어요.`,
          turn === 0 ? meal.word : '',
          random.pick(mealEndings),
        ].filter(Boolean),
        picture: { kind: meal.picture, count: random.between(1, 2) },
      };
    });
  });

const smallTalk = (): Draft[] =>
  talks.map(({ title, text }) => ({ kind: 'board', topic: 'talk', title, paragraphs: [text] }));

const asked = (): Draft[] =>
  questions.map(({ topic, picture, title, text, best, other }) => ({
    kind: 'qna',
    topic: topic as PostTopic,
    title,
    paragraphs: [text],
    answers: [best, other],
    ...(picture === '-' ? {} : { picture: { kind: picture, count: 1 } }),
    ...(topic === 'season' ? { cites: picture } : {}),
  }));

const voted = (): Draft[] =>
  surveys.map(({ topic, choices, title, text, options }) => ({
    kind: 'survey',
    topic: topic as PostTopic,
    title,
    paragraphs: [text],
    poll: { options, isMultiple: choices === '여럿' },
  }));

const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
