import { randomFor } from '../random.ts';
import type { DemoMember } from './members.ts';
import type { DemoPost } from './posts.ts';
import { between, othersThan } from './reactions.ts';

interface VoteContext {
  seed: number;
  members: DemoMember[];
  now: Date;
}

interface Option {
  option_id: number;
  post_id: number;
  position: number;
  text: string;
}

/** The options of surveys, and the members' votes. */
export function makeVotes(posts: DemoPost[], context: VoteContext) {
  const options = posts
    .flatMap(({ post_id, poll }) =>
      (poll?.options ?? []).map((text, place) => ({ post_id, position: place + 1, text })),
    )
    .map((option, index): Option => ({ option_id: index + 1, ...option }));
  const byPost = Map.groupBy(options, ({ post_id }) => post_id);
  const ballots = posts.flatMap((post) => ballotsOf(post, byPost.get(post.post_id) ?? [], context));
  return {
    options,
    votes: ballots.map(({ vote }) => vote),
    choices: ballots.flatMap(({ choices }) => choices),
  };
}

function ballotsOf(post: DemoPost, options: Option[], { seed, members, now }: VoteContext) {
  const { post_id, member_id, createdAt, closesAt, poll } = post;
  if (!poll || !closesAt) return [];
  const random = randomFor(seed, 'votes', post_id);
  const end = closesAt < now ? closesAt : now;
  // It takes a day until most members have seen it.
  const reach = Math.min(1, 0.1 + (end.getTime() - createdAt.getTime()) / (24 * 60 * 60 * 1000));
  const weights = options.map(() => 0.2 + random.next());
  return othersThan(member_id, members, [seed, 'voters', post_id])
    .slice(0, Math.floor(members.length * reach * (0.3 + random.next() * 0.5)))
    .map((voter) => ({
      vote: { post_id, member_id: voter.member_id, voted_at: between(createdAt, end, random.next()) },
      choices: chosen(options, weights, poll.isMultiple ? random.between(1, 3) : 1, random.next).map(
        ({ option_id }) => ({
          post_id,
          member_id: voter.member_id,
          option_id,
        }),
      ),
    }));
}

/** This many different options, each chosen in proportion to its weight. */
function chosen(options: Option[], weights: number[], count: number, next: () => number): Option[] {
  return options
    .map((option, index) => ({ option, draw: next() ** (1 / (weights[index] ?? 1)) }))
    .sort((a, b) => b.draw - a.draw)
    .slice(0, count)
    .map(({ option }) => option);
}
