import { useExternalValue } from '@jangteo/state';
import { Picture, styled } from '@jangteo/ui';
import { type ComponentProps, type RefObject, useCallback, useRef } from 'react';

/** Pictures are requested once they are this far from the viewport, in its heights. A browser's own `lazy` reaches further. */
const margin = '50% 0px';

const Space = styled('span', {
  base: {
    display: 'block',
    width: 'full',
    borderRadius: 'md',
    bg: 'bg.muted',
    '@media (scripting: none)': { display: 'none' },
  },
});

/** Pictures that have been near: when their row is drawn again they are there at once. */
const requested = new Set<string>();

interface NearPictureProps extends Pick<ComponentProps<typeof Picture>, 'src' | 'width' | 'height' | 'sizes'> {
  /** Whether the picture is among the first of its page, which the server's HTML requests. */
  isFirst: boolean;
}

/** A picture of a feed, beside texts that say what it is about. Without scripts the browser loads all of them. */
export function NearPicture({ isFirst, ...size }: NearPictureProps) {
  const space = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(space, size.src, isFirst);
  const picture = <Picture alt="" corners="md" loading={isFirst ? 'eager' : 'lazy'} {...size} />;
  if (isNear) return picture;
  return (
    <>
      <Space ref={space} style={{ aspectRatio: `${size.width} / ${size.height}` }} />
      <noscript>{picture}</noscript>
    </>
  );
}

function useIsNear(space: RefObject<HTMLElement | null>, src: string, isFirst: boolean): boolean {
  const follow = useCallback(
    (notify: () => void) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          requested.add(src);
          notify();
        },
        { rootMargin: margin },
      );
      if (space.current) observer.observe(space.current);
      return () => observer.disconnect();
    },
    [space, src],
  );
  return useExternalValue(follow, () => isFirst || requested.has(src), isFirst);
}
