import { canSpeakToApp, pickImage } from '@jangteo/native';
import { Icon, Picture, Skeleton, styled, visuallyHidden } from '@jangteo/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { mostPhotos, type Photo, type usePhotos } from './use-photos.ts';

const Root = styled('section', {
  base: {
    marginTop: '6',
    '& > h2': { fontSize: 'md', fontWeight: 'semibold' },
    '& > p': { marginTop: '1', fontSize: 'sm', color: 'fg.subtle' },
    '& > p[role=status]': visuallyHidden,
    '& > input': visuallyHidden,
    '& > ol': {
      display: 'grid',
      // Room for two buttons below each photo.
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.5rem, 28%), 1fr))',
      gap: '3',
      marginTop: '3',
    },
    '& > ol > li': { minWidth: '0' },
    '& > ol > li[data-dragged]': { opacity: '0.6' },
    '& [data-part=frame]': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: 'full',
      aspectRatio: '1',
      borderRadius: 'md',
      overflow: 'hidden',
      bg: 'bg.muted',
      fontSize: 'sm',
      color: 'fg.muted',
      textAlign: 'center',
    },
    '& [data-part=state]': { position: 'absolute', insetInline: '1', bottom: '2' },
    '& [data-part=acts]': { display: 'flex', flexWrap: 'wrap' },
    '& [data-part=acts] > :last-child': { marginInlineStart: 'auto' },
    '& button': {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: 'touch',
      minHeight: 'touch',
      borderRadius: 'md',
      fontSize: 'sm',
      _active: { bg: 'bg.muted' },
      '&:disabled': { color: 'grey.400' },
    },
    '& button[data-part=handle]': { cursor: 'grab', touchAction: 'none' },
    '& button[data-part=add]': {
      placeContent: 'center',
      gap: '1',
      width: 'full',
      aspectRatio: '1',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'border.strong',
      color: 'fg.muted',
    },
    '& [data-part=failure]': { padding: '2', color: 'error', fontSize: 'xs' },
  },
});

interface PhotoStripProps extends ReturnType<typeof usePhotos> {
  disabled: boolean;
}

/** The pictures of a post: added with the app's picker or the browser's, ordered by dragging or with the arrow keys. */
export function PhotoStrip({ photos, add, remove, retry, move, disabled }: PhotoStripProps) {
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [announcement, announce] = useState('');

  const pick = async () => {
    if (!canSpeakToApp()) return input.current?.click();
    const file = await pickImage();
    if (file) add([file]);
  };

  const moveTo = (photo: Photo, place: number) => {
    if (disabled || place < 0 || place >= photos.length) return;
    move(photo.id, place);
    announce(`사진을 ${place + 1}번째로 옮겼어요.`);
  };

  const dragOver = ({ clientX, clientY }: PointerEvent) => {
    const photo = photos.find(({ id }) => id === dragged);
    const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('li[data-photo]');
    const place = photos.findIndex(({ id }) => String(id) === over?.dataset.photo);
    if (photo && place >= 0 && photos[place] !== photo) moveTo(photo, place);
  };

  const moveByKey = (event: KeyboardEvent, photo: Photo, place: number) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveTo(photo, place + step);
  };

  return (
    <Root aria-label="사진">
      <h2>
        사진 {photos.length}/{mostPhotos}
      </h2>
      {photos.some(({ state }) => state === 'failed') ? (
        <p>올리지 못한 사진이 있어요. 다시 올리거나 빼 주세요.</p>
      ) : (
        photos.length > 1 && <p>손잡이를 끌거나 방향키로 순서를 바꿀 수 있어요. 첫 사진이 대표 사진이에요.</p>
      )}
      <p role="status">{announcement}</p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-label="사진 파일"
        disabled={disabled}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file may be picked again.
          target.value = '';
        }}
      />
      <ol
        // The list keeps the pointer, since its items are moved in the document while one is dragged.
        onPointerMove={dragged === undefined ? undefined : dragOver}
        onPointerUp={() => setDragged(undefined)}
        onPointerCancel={() => setDragged(undefined)}
      >
        {photos.map((photo, place) => (
          <li key={photo.id} data-photo={photo.id} data-dragged={photo.id === dragged || undefined}>
            <PhotoFrame photo={photo} place={place} />
            <div data-part="acts">
              {photo.state === 'failed' ? (
                photo.mayRetry && (
                  <button type="button" aria-label={`사진 ${place + 1} 다시 올리기`} onClick={() => retry(photo.id)}>
                    <Icon name="refresh" />
                  </button>
                )
              ) : (
                <button
                  type="button"
                  data-part="handle"
                  aria-label={`사진 ${place + 1} 순서 바꾸기`}
                  disabled={disabled || photos.length < 2}
                  onKeyDown={(event) => moveByKey(event, photo, place)}
                  onPointerDown={(event) => {
                    event.currentTarget.closest('ol')?.setPointerCapture(event.pointerId);
                    setDragged(photo.id);
                  }}
                >
                  <Icon name="category" />
                </button>
              )}
              <button
                type="button"
                aria-label={`사진 ${place + 1} 빼기`}
                disabled={disabled}
                onClick={() => remove(photo.id)}
              >
                <Icon name="close" />
              </button>
            </div>
          </li>
        ))}
        {photos.length < mostPhotos && (
          <li>
            <button type="button" data-part="add" disabled={disabled} onClick={() => void pick()}>
              <Icon name="camera" />
              사진 넣기
            </button>
          </li>
        )}
      </ol>
    </Root>
  );
}

const stateTexts = { scaling: '줄이는 중', sending: '올리는 중' } as const;

function PhotoFrame({ photo, place }: { photo: Photo; place: number }) {
  if (photo.state === 'ready') {
    return (
      <div data-part="frame">
        <Picture src={photo.image.imageUrl} alt={`사진 ${place + 1}`} width={1} height={1} sizes="33vw" />
      </div>
    );
  }
  if (photo.state === 'failed') {
    return (
      <div data-part="frame">
        <p data-part="failure" role="alert">
          {photo.message}
        </p>
      </div>
    );
  }
  return (
    <div data-part="frame" aria-busy="true">
      <Skeleton height="100%" />
      <span data-part="state">{stateTexts[photo.state]}</span>
    </div>
  );
}
