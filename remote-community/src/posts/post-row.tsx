import type { PostItem } from '@jangteo/contract';
import { Link } from '@jangteo/navigation';
import { Ago, Highlighted } from '@jangteo/page';
import { Badge, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';
import { Counts } from './counts.tsx';
import { linkToPost } from './link-to-post.ts';
import { NearPicture } from './near-picture.tsx';
import { Nickname } from './nickname.tsx';
import { replyNoun } from './reply-noun.ts';
import { topicLabels } from './topics.ts';

const Row = styled(Link, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '4',
    _active: { bg: 'bg.subtle' },
    '& [data-part=rank]': {
      flexShrink: '0',
      minWidth: '6',
      whiteSpace: 'nowrap',
      fontSize: 'lg',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg.subtle',
    },
    '& [data-part=rank][data-top]': { color: 'primary.text' },
    // Large text has the picture below it.
    '& [data-part=text]': { flex: '1 1 7rem', minWidth: '0' },
    '& strong': {
      display: 'block',
      marginTop: '1.5',
      fontSize: 'lg',
      fontWeight: 'semibold',
      lineHeight: 'snug',
    },
    '& [data-part=marks]': { display: 'flex', flexWrap: 'wrap', gap: '1' },
    '& [data-part=note]': { display: 'block', marginTop: '2', fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted' },
    '& [data-part=excerpt]': {
      marginTop: '1',
      fontSize: 'md',
      lineHeight: 'normal',
      color: 'fg.muted',
      lineClamp: '2',
    },
    '& [data-part=foot]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      marginTop: '2',
      fontSize: 'sm',
      color: 'fg.subtle',
      '& > *': { minWidth: '0', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
      // The counts stay where they are when the age beside them grows longer.
      '& > :last-child': { marginInlineStart: 'auto' },
    },
  },
});

const Thumbnail = styled('span', {
  base: {
    position: 'relative',
    flexShrink: '0',
    alignSelf: 'flex-start',
    width: '5rem',
    '& > small': {
      position: 'absolute',
      insetInlineEnd: '1',
      bottom: '1',
      paddingInline: '1.5',
      borderRadius: 'full',
      bg: 'rgb(27 29 31 / 72%)',
      color: 'white',
      fontSize: 'xs',
      whiteSpace: 'nowrap',
    },
  },
});

const lastOfTop = 3;
/** About as many rows as the first view shows. */
const rowsInFirstView = 4;

interface PostRowProps {
  post: PostItem;
  /** In its list, counted from 0. */
  place: number;
  /** Whether the place is shown. */
  isRanked?: boolean;
  /** Whether it was written since the reader's last visit. */
  isNew?: boolean | undefined;
  /** Highlighted in its title and text. */
  words?: readonly string[];
  /** Badges beside the topic. */
  marks?: ReactNode;
  /** A line of its own below the text. */
  note?: ReactNode;
}

export function PostRow({ post, place, isRanked, isNew, words = [], marks, note }: PostRowProps) {
  return (
    <Row to={linkToPost(post)}>
      {isRanked && (
        <span data-part="rank" data-top={place < lastOfTop || undefined}>
          {place + 1}
        </span>
      )}
      <span data-part="text">
        <span data-part="marks">
          <Badge>{topicLabels[post.topic]}</Badge>
          {marks}
          {isNew && <Badge tone="secondary">새 글</Badge>}
        </span>
        <strong>
          <Highlighted text={post.title} words={words} />
        </strong>
        <span data-part="excerpt">
          <Highlighted text={post.excerpt} words={words} />
        </span>
        {note && <span data-part="note">{note}</span>}
        <span data-part="foot">
          <Nickname author={post.author} />
          <Ago dateTime={post.regDt} />
          <Counts
            likes={post.likeCount}
            replies={post.replyCount}
            views={post.viewCount}
            replyNoun={replyNoun(post.board)}
          />
        </span>
      </span>
      {post.imageUrl && (
        <Thumbnail>
          <NearPicture src={post.imageUrl} width={80} height={80} sizes="80px" isFirst={place < rowsInFirstView} />
          {post.imageCount > 1 && <small>사진 {post.imageCount}</small>}
        </Thumbnail>
      )}
    </Row>
  );
}
