import { Picture, styled } from '@jangteo/ui';
import { useEffect, useRef } from 'react';
import { useZoom } from './use-zoom.ts';

const Stage = styled('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    height: 'full',
    // The gestures are handled here: the browser neither scrolls nor zooms the page below.
    touchAction: 'none',
    overflow: 'hidden',
    '& > div': { width: 'min(100vw, 100dvh)', willChange: 'transform' },
    '& > [data-settles]': { transition: 'transform 180ms' },
  },
});

interface ZoomablePictureProps {
  src: string;
  alt: string;
  isNear: boolean;
  onNear: (isNear: boolean) => void;
  /** To the picture before (-1) or after (1). */
  onSwipe: (way: -1 | 1) => void;
}

export function ZoomablePicture({ src, alt, isNear, onNear, onSwipe }: ZoomablePictureProps) {
  const picture = useRef<HTMLDivElement>(null);
  const { handlers, setNear } = useZoom(picture, { onNear, onSwipe });
  useEffect(() => setNear(isNear), [isNear, setNear]);
  return (
    <Stage {...handlers}>
      <div ref={picture}>
        <Picture src={src} alt={alt} width={640} height={640} sizes="200vw" loading="eager" backgroundColor="black" />
      </div>
    </Stage>
  );
}
