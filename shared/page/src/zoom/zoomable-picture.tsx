import { Picture, styled } from '@jangteo/ui';
import { useEffect, useRef } from 'react';
import { useZoom } from './use-zoom.ts';
import type { ZoomedPicture } from './zoom-state.ts';

const Stage = styled('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    height: 'full',
    // The gestures are handled here: the browser neither scrolls nor zooms the page below.
    touchAction: 'none',
    overflow: 'hidden',
    '& > div': { willChange: 'transform' },
    '& > [data-settles]': { transition: 'transform 180ms' },
  },
});

interface ZoomablePictureProps {
  picture: ZoomedPicture;
  alt: string;
  isNear: boolean;
  onNear: (isNear: boolean) => void;
  /** To the picture before (-1) or after (1). */
  onSwipe: (direction: -1 | 1) => void;
}

export function ZoomablePicture({ picture, alt, isNear, onNear, onSwipe }: ZoomablePictureProps) {
  const { src, width, height } = picture;
  const moved = useRef<HTMLDivElement>(null);
  const { handlers, setNear } = useZoom(moved, { onNear, onSwipe });
  useEffect(() => setNear(isNear), [isNear, setNear]);
  return (
    <Stage {...handlers}>
      <div ref={moved} style={{ width: `min(100vw, ${(100 * width) / height}dvh)` }}>
        <Picture
          src={src}
          alt={alt}
          width={width}
          height={height}
          sizes="200vw"
          loading="eager"
          backgroundColor="black"
        />
      </div>
    </Stage>
  );
}
