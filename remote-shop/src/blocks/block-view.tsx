import type { Block } from '@jangteo/contract';
import { LinkButton } from '@jangteo/page';
import { Icon, Picture, styled } from '@jangteo/ui';
import { pictureSizes } from '../picture-sizes.ts';

const Lines = styled('p', { base: { fontSize: 'lg', whiteSpace: 'pre-line' } });

interface BlockViewProps {
  block: Block;
  /** Whether the block is in the first view. */
  priority: boolean;
}

export function BlockView({ block, priority }: BlockViewProps) {
  if (block.type === 'text') return <Lines>{block.text}</Lines>;
  if (block.type === 'link') {
    return (
      <LinkButton to={block.url} look="outline">
        {block.title}
        <Icon name="chevron" size={16} />
      </LinkButton>
    );
  }
  return (
    <Picture
      src={block.imageUrl}
      alt={block.description}
      width={640}
      height={400}
      sizes={pictureSizes.content}
      corners="lg"
      priority={priority}
    />
  );
}
