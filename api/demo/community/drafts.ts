import type { PostTopic } from '@jangteo/contract';
import { randomFor, shuffled } from '../random.ts';
import { recipes, recipeTitles, triedTexts, triedTitles } from './texts/recipes.ts';
import { reviewClosings, reviewed, reviewOpenings, reviewTitles } from './texts/reviews.ts';
import { askedBefore, seasonQuestions } from './texts/season-questions.ts';
import { mealEndings, meals, mealTitles } from './texts/tables.ts';
import { talks } from './texts/talks.ts';

/** What somebody writes, before it is known who and when. */
export interface Draft {
  topic: PostTopic;
  title: string;
  paragraphs: string[];
  /** Kind of the pictures that go with it, and how many. */
  picture?: { kind: string; count: number };
}

/** All that is written in the demo, in no particular order; the same for the same seed. */
export const makeDrafts = (seed: number): Draft[] =>
  shuffled([...reviews(seed), ...dishes(seed), ...questions(seed), ...tables(seed), ...smallTalk()], seed, 'drafts');

const reviewsOfEach = 3;

const reviews = (seed: number): Draft[] =>
  reviewed.flatMap((item) => {
    const titles = shuffled(reviewTitles, seed, item.product);
    return Array.from({ length: reviewsOfEach }, (_, turn) => {
      const random = randomFor(seed, 'review', item.product, turn);
      const said = shuffled([item.first, item.second, item.third], seed, item.product, turn);
      return {
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
      topic: 'recipe',
      title: fill(random.pick(triedTitles), recipe),
      paragraphs: [fill(random.pick(triedTexts), recipe)],
      picture: { kind: recipe.picture, count: 1 },
    };
    return [written, tried];
  });

const questions = (seed: number): Draft[] =>
  seasonQuestions.map(({ picture, title, text }) => {
    const random = randomFor(seed, 'question', title);
    return {
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

const smallTalk = (): Draft[] => talks.map(({ title, text }) => ({ topic: 'talk', title, paragraphs: [text] }));

const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
