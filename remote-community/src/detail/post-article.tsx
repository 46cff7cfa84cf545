import type { Post } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Ago } from '@jangteo/page';
import { Badge, Picture, styled } from '@jangteo/ui';
import { Counts } from '../posts/counts.tsx';
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
    '& > footer': { marginTop: '6', fontSize: 'sm', color: 'fg.subtle' },
  },
});

const pictureSizes = '(min-width: 480px) 440px, calc(100vw - 40px)';

export function PostArticle({ post }: { post: Post }) {
  const { title, topic, author, body, images, regDt, editDt } = post;
  return (
    <Article>
      <header>
        <Link to={`${links.communityDashboard()}?topic=${topic}`}>
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
              <Picture
                src={imageUrl}
                alt={`${title} 사진 ${index + 1}`}
                width={width}
                height={height}
                sizes={pictureSizes}
                corners="lg"
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
      )}
      <LinkedProducts products={post.products} />
      <footer>
        <Counts likes={post.likeCount} replies={post.replyCount} views={post.viewCount} />
      </footer>
    </Article>
  );
}
