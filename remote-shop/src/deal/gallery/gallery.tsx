import { showToast } from '@jangteo/overlay';
import { Carousel, Picture, styled } from '@jangteo/ui';
import { type ComponentType, useState } from 'react';
import type { ZoomDialogProps } from './zoom-dialog.tsx';

const Enlarge = styled('button', {
  base: { display: 'block', width: 'full', cursor: 'zoom-in', '&:focus-visible': { outlineOffset: '-4px' } },
});

interface GalleryProps {
  pictures: readonly string[];
  title: string;
}

/** Pictures side by side; each opens large, where a pinch or a double tap zooms it. */
export function Gallery({ pictures, title }: GalleryProps) {
  const [ZoomDialog, setZoomDialog] = useState<ComponentType<ZoomDialogProps>>();
  const [enlarged, setEnlarged] = useState<number>();
  const enlarge = async (index: number) => {
    try {
      const dialog = await import(/* webpackChunkName: "shop-zoom-dialog" */ './zoom-dialog.tsx');
      setZoomDialog(() => dialog.ZoomDialog);
      setEnlarged(index);
    } catch {
      showToast({ matter: 'zoom', icon: 'info', start: '사진을 크게 보여 드리지 못했어요.' });
    }
  };
  return (
    <>
      <Carousel label={`${title} 사진`}>
        {pictures.map((picture, index) => (
          <Enlarge key={picture} type="button" aria-haspopup="dialog" onClick={() => void enlarge(index)}>
            <Picture
              src={picture}
              alt={`${title} 사진 ${index + 1} 크게 보기`}
              width={640}
              height={640}
              sizes="(min-width: 480px) 480px, 100vw"
              priority={index === 0}
            />
          </Enlarge>
        ))}
      </Carousel>
      {ZoomDialog && enlarged !== undefined && (
        <ZoomDialog pictures={pictures} title={title} first={enlarged} onClose={() => setEnlarged(undefined)} />
      )}
    </>
  );
}
