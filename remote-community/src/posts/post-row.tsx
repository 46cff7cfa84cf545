import type { PostItem } from '@jangteo/contract';
import { Link } from '@jangteo/navigation';
import { Ago, Highlighted } from '@jangteo/page';
import { Badge, Picture, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';
import { Counts } from './counts.tsx';
import { linkToPost } from './link-to-post.ts';
import { Nickname } from './nickname.tsx';
import { topicLabels } from './topics.ts';

const Row = styled(Link, {
  base: {
    display: 'flex',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '4',
    _active: { bg: 'bg.subtle' },
    '& [data-part=rank]': {
      flexShrink: '0',
      width: '5',
      fontSize: 'lg',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg.subtle',
    },
    '& [data-part=rank][data-top]': { color: 'primary.text' },
    '& [data-part=text]': { flex: '1', minWidth: '0' },
    '& strong': {
      display: 'block',
      marginTop: '1.5',
      fontSize: 'lg',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      wordBreak: 'keep-all',
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
      fontSize: '2xs',
    },
  },
});

const lastOfTop = 3;

interface PostRowProps {
  post: PostItem;
  rank?: number | undefined;
  /** Highlighted in its title and text. */
  words?: readonly string[];
  /** Badges beside the topic. */
  marks?: ReactNode;
  /** A line of its own below the text. */
  note?: ReactNode;
}

export function PostRow({ post, rank, words = [], marks, note }: PostRowProps) {
  return (
    <Row to={linkToPost(post)}>
      {rank !== undefined && (
        <span data-part="rank" data-top={rank <= lastOfTop || undefined}>
          {rank}
        </span>
      )}
      <span data-part="text">
        <span data-part="marks">
          <Badge>{topicLabels[post.topic]}</Badge>
          {marks}
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
          <Counts likes={post.likeCount} replies={post.replyCount} views={post.viewCount} />
        </span>
      </span>
      {post.imageUrl && (
        <Thumbnail>
          <Picture src={post.imageUrl} alt="" width={80} height={80} sizes="80px" corners="md" />
          {post.imageCount > 1 && <small>사진 {post.imageCount}</small>}
        </Thumbnail>
      )}
    </Row>
  );
}
