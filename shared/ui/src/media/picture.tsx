import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from '../theme/styled.tsx';
import { pictureSource } from './picture-source.ts';

const Frame = styled('span', {
  base: {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    width: 'full',
    bg: 'bg.muted',
    '& > img': { width: 'full', height: 'full', objectFit: 'cover' },
    '& > img + img': { position: 'absolute', inset: '0' },
    '& > svg': { position: 'absolute', inset: '0', margin: 'auto', width: '40%', height: '40%', color: 'grey.400' },
  },
  variants: {
    corners: { none: {}, md: { borderRadius: 'md' }, lg: { borderRadius: 'lg' }, full: { borderRadius: 'full' } },
  },
  defaultVariants: { corners: 'none' },
});

export interface PictureProps {
  /** A picture of the market (`/img/name`) or a full address. */
  src: string;
  /** Empty where a text beside it says the same. */
  alt: string;
  /** Width and height of the shape it is cropped to; its place is kept before it has loaded. */
  width: number;
  height: number;
  /** How wide it is shown, as in an image's `sizes`. */
  sizes?: string;
  loading?: 'lazy' | 'eager';
  /** The page's largest picture: fetched first. */
  priority?: boolean;
  backgroundColor?: string;
  /** The `sizes` at which the page before showed it: that picture stands beneath until this larger one has loaded. */
  shownBefore?: string | undefined;
  corners?: 'none' | 'md' | 'lg' | 'full';
}

/** When the device last got a connection. */
let connectedAt = 0;
globalThis.addEventListener?.('online', () => {
  connectedAt = performance.now();
});

export function Picture({
  src,
  alt,
  width,
  height,
  sizes = '100vw',
  loading = 'lazy',
  priority = false,
  backgroundColor = 'white',
  shownBefore,
  corners,
}: PictureProps) {
  const requestedAt = useRef(0);
  const [failure, setFailure] = useState<{ src: string; requestedAt: number }>();
  const source = pictureSource(src);
  const fail = useCallback(() => setFailure({ src, requestedAt: requestedAt.current }), [src]);
  // A picture that failed before hydration has fired its event before React listened.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      requestedAt.current = performance.now();
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
    },
    [fail],
  );

  const hasFailed = failure?.src === src;
  return (
    <Frame corners={corners} style={{ aspectRatio: `${width} / ${height}`, ...(hasFailed ? {} : { backgroundColor }) }}>
      {hasFailed ? (
        <Placeholder alt={alt} requestedAt={failure.requestedAt} onOnline={() => setFailure(undefined)} />
      ) : (
        <>
          {shownBefore && source.srcSet && (
            <img alt="" sizes={shownBefore} srcSet={source.srcSet} src={source.src} decoding="sync" />
          )}
          <img
            ref={check}
            alt={alt}
            width={width}
            height={height}
            sizes={source.srcSet && sizes}
            srcSet={source.srcSet}
            src={source.src}
            loading={priority ? 'eager' : loading}
            fetchPriority={priority ? 'high' : undefined}
            decoding={priority ? 'sync' : 'async'}
            draggable={false}
            onError={fail}
          />
        </>
      )}
    </Frame>
  );
}

interface PlaceholderProps {
  alt: string;
  /** When the picture was requested. */
  requestedAt: number;
  onOnline: () => void;
}

function Placeholder({ alt, requestedAt, onOnline }: PlaceholderProps) {
  useEffect(() => {
    // A request from before may fail when there is a connection already.
    if (requestedAt < connectedAt) return onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [requestedAt, onOnline]);
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1}
      role="img"
      aria-label={alt || '준비 중인 사진'}
    >
      <path d="M4 5.5h16v13H4ZM4 15.5l4.5-4 3.5 3 3-2.5 5 4M9 8.4a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z" />
    </svg>
  );
}
