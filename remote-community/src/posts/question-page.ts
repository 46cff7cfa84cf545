import type { ChildReply, Post } from '@jangteo/contract';
import type { StructuredData } from '@jangteo/navigation';
import { person } from './discussion.ts';
import { linkToPost } from './link-to-post.ts';

/** Structured data of a question and its answers, the accepted one by itself. Those that were removed are left out. */
export function questionPage(origin: string, post: Post, replies: readonly ChildReply[] = []): StructuredData {
  const { title, body, author, regDt, likeCount, replyCount } = post;
  const shown = replies.filter((reply) => reply.author && reply.body);
  const answersOf = (isAccepted: boolean) =>
    shown
      .filter((reply) => reply.isAccepted === isAccepted)
      .map((reply) => answer(origin + linkToPost(post, reply.replyId), reply));
  const [accepted] = answersOf(true);
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: body,
      author: person(author),
      datePublished: regDt,
      upvoteCount: likeCount,
      answerCount: replyCount,
      ...(accepted && { acceptedAnswer: accepted }),
      suggestedAnswer: answersOf(false),
    },
  };
}

const answer = (url: string, { author, body, regDt, likeCount }: ChildReply): StructuredData => ({
  '@type': 'Answer',
  url,
  text: body,
  ...(author && { author: person(author) }),
  datePublished: regDt,
  upvoteCount: likeCount,
});
