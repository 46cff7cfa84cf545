import { randomFor, shuffled } from '../random.ts';
import type { DemoMember } from './members.ts';
import type { DemoPost } from './posts.ts';
import { repliesTo, thanks } from './texts/replies.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
/** After that a conversation is over. */
const talkedForMs = 60 * hour;
const mostReplies = 9;
const writerAnswers = 0.4;
/** Nobody answers at once. */
const slowest = 3 * hour;

interface Said {
  post_id: number;
  member_id: number;
  body: string;
  like_count: number;
  at: number;
  answerTo?: Said;
}

/** A parent comes before its answer, and thus has the lower number. */
export function makeReplies(seed: number, posts: DemoPost[], members: DemoMember[], now: Date): object[] {
  const said = posts.flatMap((post) => repliesOf(post, { seed, members, now })).sort((a, b) => a.at - b.at);
  const numbers = new Map(said.map((reply, index) => [reply, index + 1]));
  return said.map((reply) => ({
    reply_id: numbers.get(reply),
    post_id: reply.post_id,
    parent_id: reply.answerTo ? numbers.get(reply.answerTo) : null,
    member_id: reply.member_id,
    body: reply.body,
    like_count: reply.like_count,
    created_at: new Date(reply.at).toISOString(),
  }));
}

function repliesOf(post: DemoPost, { seed, members, now }: { seed: number; members: DemoMember[]; now: Date }): Said[] {
  const random = randomFor(seed, 'replies', post.post_id);
  const start = post.createdAt.getTime();
  const end = Math.min(now.getTime(), start + talkedForMs);
  // What many like, many talk about. A question is answered in any case.
  const liveliness = Math.min(1, 0.15 + post.like_count / 60 + (post.topic === 'season' ? 0.25 : 0));
  const time = Math.min(1, (end - start) / slowest);
  const count = Math.min(Math.floor(random.next() * 2 * liveliness * time * mostReplies), mostReplies);
  const others = shuffled(
    members.filter(({ member_id }) => member_id !== post.member_id),
    seed,
    'repliers',
    post.post_id,
  );
  const texts = shuffled(repliesTo[post.topic], seed, 'texts', post.post_id);

  return Array.from({ length: Math.min(count, texts.length) }, (_, turn) => {
    const at = start + (end - start) * random.next() ** 1.5;
    const reply: Said = {
      post_id: post.post_id,
      member_id: others[turn]?.member_id ?? 1,
      body: texts[turn] ?? '',
      like_count: Math.floor(random.next() ** 3 * 12),
      at,
    };
    if (!random.chance(writerAnswers)) return [reply];
    const answer: Said = {
      post_id: post.post_id,
      member_id: post.member_id,
      body: random.pick(thanks),
      like_count: Math.floor(random.next() ** 3 * 4),
      at: at + (end - at) * random.next() * 0.5,
      answerTo: reply,
    };
    return [reply, answer];
  }).flat();
}
