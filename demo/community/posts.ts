import { dayMs, koreanDay } from '@jangteo/contract/korean-day';
import { picturesOfKind } from '../pictures.ts';
import { randomFor, shuffled } from '../random.ts';
import { type Draft, makeDrafts } from './drafts.ts';
import type { DemoMember } from './members.ts';

const minuteMs = 60 * 1000;
const oldestDays = 45;
const pictureEdge = 640;

export interface DemoPost {
  post_id: number;
  kind: Draft['kind'];
  topic: Draft['topic'];
  member_id: number;
  createdAt: Date;
  likes: number;
  answers: string[];
  cites: Draft['cites'];
  poll: Draft['poll'];
  /** When a survey closes. */
  closesAt: Date | null;
}

export interface DemoPosts {
  posts: DemoPost[];
  rows: object[];
  images: object[];
}

/** The oldest has the lowest id; posts are denser towards the present. */
export function makePosts(seed: number, members: DemoMember[], now: Date): DemoPosts {
  const drafts = makeDrafts(seed);
  const made = drafts.map((draft, index) => {
    const age = minuteMs + oldestDays * dayMs * (1 - index / drafts.length) ** 2;
    return makePost(index + 1, draft, {
      seed,
      members,
      createdAt: new Date(now.getTime() - age),
      ageDays: age / dayMs,
    });
  });
  return {
    posts: made.map(({ post }) => post),
    rows: made.map(({ row }) => row),
    images: made.flatMap(({ images }) => images),
  };
}

interface PostContext {
  seed: number;
  members: DemoMember[];
  createdAt: Date;
  ageDays: number;
}

function makePost(postId: number, draft: Draft, { seed, members, createdAt, ageDays }: PostContext) {
  const random = randomFor(seed, 'post', postId);
  const body = draft.paragraphs.join('\n\n');
  // Few posts have many likes; new ones have fewer views.
  const reach = Math.min(1, 0.02 + ageDays / 1.5);
  const likes = Math.floor(reach * (Math.exp(random.next() * 4.4) - 1));
  const post: DemoPost = {
    post_id: postId,
    kind: draft.kind,
    topic: draft.topic,
    member_id: random.pick(members).member_id,
    createdAt,
    likes,
    answers: draft.answers ?? [],
    cites: draft.cites,
    poll: draft.poll,
    closesAt: draft.poll ? new Date(createdAt.getTime() + random.between(4, 14) * dayMs) : null,
  };
  const row = {
    post_id: postId,
    kind: post.kind,
    topic: post.topic,
    member_id: post.member_id,
    title: draft.title,
    body,
    board_date: post.kind === 'daily' ? koreanDay(createdAt) : null,
    closes_at: post.closesAt?.toISOString() ?? null,
    is_multiple: draft.poll?.isMultiple ?? false,
    share_count: Math.floor(likes * random.next() * 0.15),
    view_count: Math.floor(reach * random.between(20, 120)) + likes * random.between(5, 12),
    created_at: createdAt.toISOString(),
  };
  return { post, row, images: imagesOf(postId, draft, seed) };
}

function imagesOf(postId: number, { picture }: Draft, seed: number): object[] {
  if (!picture) return [];
  return shuffled(picturesOfKind(picture.kind), seed, 'images', postId)
    .slice(0, picture.count)
    .map((imageUrl, index) => ({
      post_id: postId,
      position: index + 1,
      image_url: imageUrl,
      width: pictureEdge,
      height: pictureEdge,
    }));
}
