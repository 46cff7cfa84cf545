import type { Post } from '@jangteo/contract';
import { useZoomDialog } from '@jangteo/page';
import { grouped, Picture } from '@jangteo/ui';
import type { ReactNode } from 'react';
import { replyNoun } from '../posts/reply-noun.ts';
import { LinkedProducts } from '../products/linked-products.tsx';
import { Article, PostHead } from './post-head.tsx';

const pictureSizes = '(min-width: 480px) 440px, calc(100vw - 40px)';

interface PostArticleProps {
  post: Post;
  /** Content between the text and the counts. */
  children: ReactNode;
}

export function PostArticle({ post, children }: PostArticleProps) {
  const { title, body, images } = post;
  const { enlarge, dialog } = useZoomDialog(
    title,
    images.map(({ imageUrl, width, height }) => ({ src: imageUrl, width, height })),
  );
  return (
    <Article>
      <PostHead post={post} />
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
