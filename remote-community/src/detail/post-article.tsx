import type { Post } from '@jangteo/contract';
import { Link } from '@jangteo/navigation';
import { Ago, useZoomDialog } from '@jangteo/page';
import { Badge, grouped, Picture, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';
import { listAddress } from '../posts/list-address.ts';
import { replyNoun } from '../posts/reply-noun.ts';
import { topicLabels } from '../posts/topics.ts';
import { LinkedProducts } from '../products/linked-products.tsx';
import { Writer } from './writer.tsx';

const Article = styled('article', {
  base: {
    paddingInline: '5',
    paddingBlock: '5',
    '& h1': { marginTop: '2', fontSize: '2xl', fontWeight: 'bold', lineHeight: 'snug', wordBreak: 'keep-all' },
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
    '& > [data-part=text]': { marginTop: '5', fontSize: 'lg', lineHeight: '1.75', wordBreak: 'keep-all' },
    '& > [data-part=text] > p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& > [data-part=text] > p + p': { marginTop: '4' },
    '& > ul': { display: 'grid', gap: '3', marginTop: '6' },
    '& > ul > li > button': { display: 'block', width: 'full', cursor: 'zoom-in' },
    '& > footer': { marginTop: '4', fontSize: 'sm', color: 'fg.subtle' },
  },
});

const pictureSizes = '(min-width: 480px) 440px, calc(100vw - 40px)';

interface PostArticleProps {
  post: Post;
  /** Content between the text and the counts. */
  children: ReactNode;
}

export function PostArticle({ post, children }: PostArticleProps) {
  const { board, title, topic, author, body, images, regDt, editDt } = post;
  const { enlarge, dialog } = useZoomDialog(
    title,
    images.map(({ imageUrl, width, height }) => ({ src: imageUrl, width, height })),
  );
  return (
    <Article>
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
      {/* A meal's one line is its title, too. */}
      {body !== title && (
        <div data-part="text">
          {body.split(/\n{2,}/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      )}
      {images.length > 0 && (
        <ul>
          {images.map(({ imageUrl, width, height }, index) => (
            <li key={imageUrl}>
              <button type="button" aria-haspopup="dialog" onClick={() => enlarge(index)}>
                <Picture
                  src={imageUrl}
                  alt={`${title} 사진 ${index + 1} 크게 보기`}
                  width={width}
                  height={height}
                  sizes={pictureSizes}
                  corners="lg"
                  priority={index === 0}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <LinkedProducts products={post.products} />
      {children}
      <footer>
        {replyNoun(post.board)} {grouped(post.replyCount)} · 조회 {grouped(post.viewCount)}
      </footer>
      {dialog}
    </Article>
  );
}
