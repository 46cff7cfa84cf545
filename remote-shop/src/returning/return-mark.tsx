import type { ProductCard } from '@jangteo/contract';
import { Icon, styled } from '@jangteo/ui';
import { useEffect, useRef } from 'react';
import { useLike } from '../likes/use-like.ts';

const Root = styled('div', {
  base: {
    position: 'absolute',
    inset: '0',
    borderRadius: 'md',
    boxShadow: 'inset 0 0 0 3px {colors.primary}',
    pointerEvents: 'none',
    animation: 'rise 200ms',
    '& > span': {
      position: 'absolute',
      top: '2',
      left: '2',
      paddingInline: '2',
      paddingBlock: '0.5',
      borderRadius: 'full',
      bg: 'primary',
      color: 'primary.contrast',
      fontSize: 'xs',
      fontWeight: 'bold',
    },
    '& > button': {
      position: 'absolute',
      zIndex: '2',
      insetInline: '2',
      bottom: '2',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      minHeight: 'touch',
      borderRadius: 'md',
      bg: 'white',
      boxShadow: 'raised',
      fontSize: 'md',
      fontWeight: 'bold',
      whiteSpace: 'nowrap',
      pointerEvents: 'auto',
    },
    '& > button > svg': { color: 'red.500' },
  },
});

/** A heart beside the mark: a visitor often likes a product after viewing it. */
export default function ReturnMark({ product: { productNo, title } }: { product: ProductCard }) {
  const { isLiked, toggle } = useLike({ kind: 'product', id: productNo });
  const words = isLiked ? '찜했어요' : '찜하기';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(place.current), []);
  return (
    <Root ref={place} data-part="returned">
      <span>방금 본 상품</span>
      <button type="button" aria-label={`${title} ${words}`} onClick={toggle}>
        <Icon name={isLiked ? 'heart-filled' : 'heart'} size={18} />
        {words}
      </button>
    </Root>
  );
}

/** The browser restores the scroll position; a list that has changed since may have moved the card out of view. */
function bringIntoView(mark: HTMLElement | null): (() => void) | undefined {
  if (!mark) return undefined;
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    if (!entries.at(-1)?.isIntersecting) mark.scrollIntoView({ block: 'center' });
  });
  observer.observe(mark);
  return () => observer.disconnect();
}
