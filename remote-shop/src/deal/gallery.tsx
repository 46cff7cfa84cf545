import { useZoomDialog } from '@jangteo/page';
import { Carousel, Picture, styled } from '@jangteo/ui';
import { pictureSizes } from '../picture-sizes.ts';
import { cardPictureSizes } from './deal-of-card.ts';

const Enlarge = styled('button', {
  base: { display: 'block', width: 'full', cursor: 'zoom-in', '&:focus-visible': { outlineOffset: '-4px' } },
});

interface GalleryProps {
  pictures: readonly string[];
  title: string;
  /** The picture that the tapped card showed. */
  shownBefore?: string | undefined;
}

const size = { width: 640, height: 640 };

/** Pictures side by side; each opens large, where a pinch or a double tap zooms it. */
export function Gallery({ pictures, title, shownBefore }: GalleryProps) {
  const { enlarge, dialog } = useZoomDialog(
    title,
    pictures.map((src) => ({ src, ...size })),
  );
  return (
    <>
      <Carousel label={`${title} 사진`}>
        {pictures.map((picture, index) => (
          <Enlarge key={picture} type="button" aria-haspopup="dialog" onClick={() => enlarge(index)}>
            <Picture
              src={picture}
              alt={`${title} 사진 ${index + 1} 크게 보기`}
              {...size}
              sizes={pictureSizes.page}
              priority={index === 0}
              shownBefore={picture === shownBefore ? cardPictureSizes : undefined}
            />
          </Enlarge>
        ))}
      </Carousel>
      {dialog}
    </>
  );
}
