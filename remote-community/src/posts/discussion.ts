import type { Author, ChildReply, Post } from '@jangteo/contract';
import type { StructuredData } from '@jangteo/navigation';
import { sharePicture } from '@jangteo/page';
import { linkToPost } from './link-to-post.ts';

/** Structured data of a post and the replies below it. Those that were removed are left out. */
export function discussion(origin: string, post: Post, replies: readonly ChildReply[] = []): StructuredData {
  const { title, body, author, images, regDt, editDt, likeCount, replyCount, viewCount } = post;
  return {
    '@type': 'DiscussionForumPosting',
    url: origin + linkToPost(post),
    headline: title,
    text: body,
    author: person(author),
    datePublished: regDt,
    ...(editDt && { dateModified: editDt }),
    image: images.map(({ imageUrl }) => new URL(sharePicture(imageUrl).image ?? imageUrl, origin).href),
    interactionStatistic: [
      counter('LikeAction', likeCount),
      counter('CommentAction', replyCount),
      counter('ViewAction', viewCount),
    ],
    comment: replies.flatMap((reply) => comment(reply)),
  };
}

const comment = ({ author, body, regDt, likeCount }: ChildReply): StructuredData[] =>
  author && body
    ? [
        {
          '@type': 'Comment',
          text: body,
          author: person(author),
          datePublished: regDt,
          interactionStatistic: [counter('LikeAction', likeCount)],
        },
      ]
    : [];

export const person = ({ nickname }: Author): StructuredData => ({
  '@type': 'Person',
  name: nickname ?? '탈퇴한 회원',
});

const counter = (action: string, count: number): StructuredData => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
});
