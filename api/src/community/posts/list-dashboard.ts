import type { PostTopic } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { listPosts, orders } from './list-posts.ts';
import { onDashboard } from './readable.ts';

interface Search {
  topic?: PostTopic | undefined;
  sort: keyof typeof orders;
  viewer: number | null;
  page: number;
  limit: number;
}

export const listDashboard = (database: Queries, { topic, sort, ...window }: Search) =>
  listPosts(
    database,
    {
      where: `${onDashboard} ${topic ? 'AND post.topic = $2' : ''}`,
      values: topic ? [topic] : [],
      orderBy: orders[sort],
    },
    window,
  );
