import type { Block } from '@jangteo/contract';
import { styled } from '@jangteo/ui';
import { BlockView } from './block-view.tsx';

const Root = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', paddingInline: '4', paddingBottom: '8' },
  variants: { leads: { true: { paddingTop: '4' }, false: {} } },
});

interface BlocksProps {
  blocks: readonly Block[];
  /** Whether the blocks begin the page. */
  leads?: boolean;
}

export const Blocks = ({ blocks, leads = false }: BlocksProps) => (
  <Root leads={leads}>
    {blocks.map((block, index) => (
      <BlockView key={index} block={block} priority={leads && index === 0} />
    ))}
  </Root>
);
