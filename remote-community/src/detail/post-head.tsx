import type { Post } from '@jangteo/contract';
import { Link } from '@jangteo/navigation';
import { Ago } from '@jangteo/page';
import { Badge, styled } from '@jangteo/ui';
import { listAddress } from '../posts/list-address.ts';
import { topicLabels } from '../posts/topics.ts';
import { Writer } from './writer.tsx';

export const Article = styled('article', {
  base: {
    paddingInline: '5',
    paddingBlock: '5',
    '& h1': { marginTop: '2', fontSize: '2xl', fontWeight: 'bold', lineHeight: 'snug' },
    '& > header': { paddingBottom: '4', borderBottomWidth: '1px' },
    '& > header > p': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      marginTop: '2.5',
      fontSize: 'sm',
      color: 'fg.subtle',
    },
    '& > [data-part=text]': { marginTop: '5', fontSize: 'lg', lineHeight: '1.75' },
    '& > [data-part=text] > p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& > [data-part=text] > p + p': { marginTop: '4' },
    '& > ul': { display: 'grid', gap: '3', marginTop: '6' },
    '& > ul > li > button': { display: 'block', width: 'full', cursor: 'zoom-in' },
    '& > footer': { marginTop: '4', fontSize: 'sm', color: 'fg.subtle' },
  },
});

interface PostHeadProps {
  post: Pick<Post, 'board' | 'title' | 'topic' | 'author' | 'regDt'> & Partial<Pick<Post, 'editDt'>>;
}

export const PostHead = ({ post: { board, title, topic, author, regDt, editDt } }: PostHeadProps) => (
  <header>
    <Link to={listAddress(board, { topic })}>
      <Badge tone="primary">{topicLabels[topic]}</Badge>
    </Link>
    <h1>{title}</h1>
    <p>
      <Writer author={author} />
      <Ago dateTime={regDt} />
      {editDt && <span>고침</span>}
    </p>
  </header>
);
