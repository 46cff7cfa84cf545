import { canSpeakToApp, pickImage } from '@jangteo/native';
import { Button, IconButton, Picture, Skeleton, styled, visuallyHidden } from '@jangteo/ui';
import { type ChangeEvent, useRef } from 'react';
import type { Photo } from '../fields/use-photos.ts';

const Frame = styled('section', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    width: 'full',
    aspectRatio: '1',
    marginTop: '4',
    borderRadius: 'lg',
    overflow: 'hidden',
    bg: 'bg.muted',
    textAlign: 'center',
    '& > input': visuallyHidden,
    '& > p': { paddingInline: '5', color: 'fg.muted' },
    '& > p[role=alert]': { color: 'error' },
    '& > [data-part=remove]': { position: 'absolute', top: '2', right: '2', borderRadius: 'full', bg: 'bg' },
  },
});

interface MealPhotoProps {
  photo: Photo | undefined;
  disabled: boolean;
  onPick: (file: File) => void;
  onRemove: (id: number) => void;
  onRetry: (id: number) => void;
}

/** The photo of a meal: taken now or from the album; the app's picker offers both by itself. */
export const MealPhoto = ({ photo, disabled, onPick, onRemove, onRetry }: MealPhotoProps) => (
  <Frame aria-label="밥상 사진" aria-busy={photo?.state === 'scaling' || photo?.state === 'sending'}>
    {photo ? <Shown photo={photo} onRetry={onRetry} /> : <Sources disabled={disabled} onPick={onPick} />}
    {photo && (
      <div data-part="remove">
        <IconButton icon="close" label="사진 빼기" disabled={disabled} onClick={() => onRemove(photo.id)} />
      </div>
    )}
  </Frame>
);

function Sources({ disabled, onPick }: Pick<MealPhotoProps, 'disabled' | 'onPick'>) {
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onPick(file);
  };
  const pickInApp = async () => {
    const file = await pickImage();
    if (file) onPick(file);
  };
  const open = (input: HTMLInputElement | null) => (canSpeakToApp() ? void pickInApp() : input?.click());
  return (
    <>
      <p>소박한 한 끼도 좋아요.</p>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-label="찍은 사진"
        onChange={take}
      />
      <input ref={album} type="file" accept="image/*" tabIndex={-1} aria-label="앨범 사진" onChange={take} />
      <Button disabled={disabled} onClick={() => open(camera.current)}>
        사진 찍기
      </Button>
      <Button look="outline" disabled={disabled} onClick={() => open(album.current)}>
        앨범에서 고르기
      </Button>
    </>
  );
}

function Shown({ photo, onRetry }: { photo: Photo } & Pick<MealPhotoProps, 'onRetry'>) {
  if (photo.state === 'ready') {
    const { imageUrl } = photo.image;
    return <Picture src={imageUrl} alt="올릴 밥상 사진" width={1} height={1} sizes="(min-width: 480px) 440px, 100vw" />;
  }
  if (photo.state === 'failed') {
    return (
      <>
        <p role="alert">{photo.message}</p>
        {photo.mayRetry && (
          <Button look="outline" onClick={() => onRetry(photo.id)}>
            다시 올리기
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <Skeleton height="100%" />
      <p>사진을 올리는 중이에요.</p>
    </>
  );
}
