import { randomFor, shuffled } from '../random.ts';
import type { DemoMember } from './members.ts';
import type { DemoPost } from './posts.ts';
import type { DemoReply } from './replies.ts';

interface ReactionContext {
  seed: number;
  members: DemoMember[];
  now: Date;
}

/** Likes and clips: each member once for a post, and never for their own. */
export function makeReactions(posts: DemoPost[], replies: DemoReply[], context: ReactionContext) {
  return {
    postLikes: posts.flatMap((post) => reactTo('like', post, post.likes, context)),
    postClips: posts.flatMap((post) =>
      reactTo(
        'clip',
        post,
        Math.floor(post.likes * randomFor(context.seed, 'clips', post.post_id).next() * 0.4),
        context,
      ),
    ),
    replyLikes: replies.flatMap((reply) => likeReply(reply, context)),
  };
}

function reactTo(
  name: 'like' | 'clip',
  { post_id, member_id, createdAt }: DemoPost,
  count: number,
  { seed, members, now }: ReactionContext,
): object[] {
  const random = randomFor(seed, name, post_id);
  return othersThan(member_id, members, [seed, name, post_id])
    .slice(0, count)
    .map((member) => ({ post_id, member_id: member.member_id, created_at: between(createdAt, now, random.next()) }));
}

function likeReply({ reply_id, member_id, created_at, likes }: DemoReply, { seed, members, now }: ReactionContext) {
  const random = randomFor(seed, 'reply like', reply_id);
  return othersThan(member_id, members, [seed, 'reply like', reply_id])
    .slice(0, likes)
    .map((member) => ({
      reply_id,
      member_id: member.member_id,
      created_at: between(new Date(created_at), now, random.next()),
    }));
}

export const othersThan = (memberId: number, members: DemoMember[], names: (string | number)[]): DemoMember[] =>
  shuffled(members, ...names).filter(({ member_id }) => member_id !== memberId);

/** Most reactions come early. */
export const between = (from: Date, to: Date, share: number): string =>
  new Date(from.getTime() + (to.getTime() - from.getTime()) * share ** 2).toISOString();
