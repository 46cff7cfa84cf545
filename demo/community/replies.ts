import { randomFor, shuffled } from '../random.ts';
import type { DemoMember } from './members.ts';
import type { DemoPost } from './posts.ts';
import { acceptedThanks } from './texts/questions.ts';
import { backTalk, repliesTo, thanks } from './texts/replies.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
/** No replies are written later than this after the post. */
const talkedForMs = 60 * hourMs;
const mostReplies = 9;
const writerAnswers = 0.4;
const talksBack = 0.3;
const accepts = 0.75;
/** The shortest pause before a reply. */
const slowestMs = 3 * hourMs;

export interface DemoReply {
  reply_id: number;
  post_id: number;
  parent_id: number | null;
  mention_id: number | null;
  member_id: number;
  body: string;
  created_at: string;
  likes: number;
}

interface WrittenReply {
  post_id: number;
  member_id: number;
  body: string;
  likes: number;
  at: number;
  /** The first-level reply below which this one stands. */
  under?: WrittenReply;
  /** The reply there that it replies to. */
  mention?: number;
  isAccepted?: true;
  cites?: string | undefined;
}

interface ReplyContext {
  seed: number;
  members: DemoMember[];
  now: Date;
}

interface DemoReplies {
  replies: DemoReply[];
  accepted: { post_id: number; reply_id: number }[];
  /** The kinds of product that replies cite. */
  cited: { reply_id: number; kind: string }[];
}

/** A parent is inserted before its replies, and thus has the lower id. */
export function makeReplies(posts: DemoPost[], context: ReplyContext): DemoReplies {
  const said = posts.flatMap((post) => repliesOf(post, context)).sort((a, b) => a.at - b.at);
  const numbers = new Map(said.map((reply, index) => [reply, index + 1]));
  const numberOf = (reply: WrittenReply): number => numbers.get(reply) ?? 0;
  return {
    replies: said.map((reply) => ({
      reply_id: numberOf(reply),
      post_id: reply.post_id,
      parent_id: reply.under ? numberOf(reply.under) : null,
      mention_id: reply.mention ?? null,
      member_id: reply.member_id,
      body: reply.body,
      created_at: new Date(reply.at).toISOString(),
      likes: reply.likes,
    })),
    accepted: said
      .filter(({ isAccepted }) => isAccepted)
      .map((reply) => ({ post_id: reply.post_id, reply_id: numberOf(reply) })),
    cited: said.flatMap((reply) => (reply.cites ? [{ reply_id: numberOf(reply), kind: reply.cites }] : [])),
  };
}

function repliesOf(post: DemoPost, { seed, members, now }: ReplyContext): WrittenReply[] {
  const random = randomFor(seed, 'replies', post.post_id);
  const start = post.createdAt.getTime();
  const end = Math.min(now.getTime(), start + talkedForMs);
  // Posts with many likes get many replies. Every question gets an answer.
  const isQuestion = post.topic === 'season' || post.kind === 'qna';
  const liveliness = Math.min(1, 0.15 + post.likes / 60 + (isQuestion ? 0.25 : 0));
  const time = Math.min(1, (end - start) / slowestMs);
  const count = Math.min(Math.floor(random.next() * 2 * liveliness * time * mostReplies), mostReplies);
  const others = shuffled(
    members.filter(({ member_id }) => member_id !== post.member_id),
    seed,
    'repliers',
    post.post_id,
  );
  const talk = shuffled(repliesTo[post.topic], seed, 'texts', post.post_id);
  // Questions are answered by members of higher levels; in the first minutes nobody has seen them.
  const known = time < 0.1 ? [] : post.answers;
  const texts = post.kind === 'qna' ? known : talk.slice(0, count);

  return texts.flatMap((body, turn) => {
    const at = start + (end - start) * random.next() ** 1.5;
    const reply: WrittenReply = {
      post_id: post.post_id,
      member_id: others[turn]?.member_id ?? 1,
      body,
      likes: Math.floor(random.next() ** 3 * 12),
      at,
    };
    if (turn === 0) reply.cites = post.cites;
    const later = () => at + (end - at) * (0.1 + random.next() * 0.4);
    if (post.kind === 'qna' && turn === 0 && time === 1 && random.chance(accepts)) {
      reply.isAccepted = true;
      return [reply, answerOf(post, reply, random.pick(acceptedThanks), later())];
    }
    if (!random.chance(writerAnswers)) return [reply];
    const answer = answerOf(post, reply, random.pick(thanks), later());
    answer.likes = Math.floor(random.next() ** 3 * 4);
    if (!random.chance(talksBack)) return [reply, answer];
    const back: WrittenReply = {
      post_id: post.post_id,
      member_id: reply.member_id,
      body: random.pick(backTalk),
      likes: 0,
      at: answer.at + (end - answer.at) * random.next(),
      under: reply,
      mention: post.member_id,
    };
    return [reply, answer, back];
  });
}

const answerOf = (post: DemoPost, under: WrittenReply, body: string, at: number): WrittenReply => ({
  post_id: post.post_id,
  member_id: post.member_id,
  body,
  likes: 0,
  at,
  under,
});
