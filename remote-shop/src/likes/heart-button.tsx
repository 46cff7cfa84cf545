import { styled } from '@jangteo/ui';
import { heartPicture } from './heart-picture.ts';
import type { LikeTarget } from './known-likes.ts';
import { useLike } from './use-like.ts';

const Root = styled('button', {
  base: {
    position: 'absolute',
    zIndex: '1',
    right: '0',
    bottom: '0',
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    // A picture instead of elements: a page has dozens of hearts.
    '&::before': {
      content: '""',
      width: '8',
      height: '8',
      backgroundImage: heartPicture,
      backgroundSize: '200% 100%',
      transition: 'transform 120ms',
    },
    '&:active::before': { transform: 'scale(0.86)' },
    '&[aria-pressed=true]::before': { backgroundPosition: '100% 0' },
    // The mark of a visitor's return has a heart of its own.
    '&:has(+ [data-part=returned])': { display: 'none' },
  },
});

interface HeartButtonProps extends LikeTarget {
  /** The name of the product or store. */
  name: string;
}

/** The heart in the corner of a picture. Empty for everyone at first; filled for members once the page is shown. */
export function HeartButton({ kind, id, name }: HeartButtonProps) {
  const { isLiked, toggle } = useLike({ kind, id });
  return <Root type="button" data-part="heart" aria-pressed={isLiked} aria-label={`${name} 찜하기`} onClick={toggle} />;
}
