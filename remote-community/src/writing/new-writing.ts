import type { Board } from '@jangteo/contract';
import { isTopic } from '../posts/topics.ts';
import type { Writing } from './drafts/draft.ts';
import { newPoll } from './fields/poll-writing.ts';

const usualTopic = { dashboard: 'talk', qna: 'season', survey: 'talk' } as const;

/** An empty form; the page that leads to it may give the topic and the title. */
export function newWriting(board: Board, search: URLSearchParams): Writing {
  const topic = search.get('topic');
  return {
    topic: isTopic(topic) ? topic : usualTopic[board],
    title: search.get('title') ?? '',
    body: '',
    images: [],
    products: [],
    ...(board === 'survey' && { poll: newPoll() }),
  };
}
