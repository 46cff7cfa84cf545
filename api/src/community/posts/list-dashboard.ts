import type { PostTopic } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { listPosts, type PostOrder, postsOfKey, type Window } from './list-posts.ts';

interface Search extends Window {
  topic?: PostTopic | undefined;
  sort: PostOrder;
}

export const listDashboard = (database: Queries, { topic, sort, ...window }: Search) =>
  listPosts(database, { found: postsOfKey(sort), values: [topic ? `dashboard ${topic}` : 'dashboard'] }, window);
