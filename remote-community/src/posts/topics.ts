import type { PostTopic } from '@jangteo/contract';

export const topicLabels: Record<PostTopic, string> = {
  review: '장보기 후기',
  recipe: '레시피',
  season: '제철 질문',
  table: '오늘의 밥상',
  talk: '사는 이야기',
};

export const topics = Object.keys(topicLabels) as PostTopic[];

export const isTopic = (text: string | null): text is PostTopic => text !== null && Object.hasOwn(topicLabels, text);

/** The topic stands in a list's address; an unknown one shows all posts. */
export function topicOf(search: URLSearchParams): PostTopic | undefined {
  const topic = search.get('topic');
  return isTopic(topic) ? topic : undefined;
}
