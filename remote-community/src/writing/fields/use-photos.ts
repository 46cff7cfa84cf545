import type { UploadedImage } from '@jangteo/contract';
import { CallError, call } from '@jangteo/http';
import { showToast } from '@jangteo/overlay';
import { useRef, useState } from 'react';
import { NotAPicture, scalePhoto } from './scale-photo.ts';

export const mostPhotos = 10;

const tooManyRequests = 429;

/** Fewer than the server lets one client send at once. */
const mostUploads = 2;

export type Photo = { id: number; file?: File } & (
  | { state: 'scaling' | 'sending' }
  | { state: 'failed'; message: string; mayRetry: boolean }
  | { state: 'ready'; image: UploadedImage }
);

interface Photos {
  photos: readonly Photo[];
  add: (files: readonly File[]) => void;
  remove: (id: number) => void;
  retry: (id: number) => void;
  /** To a place counted from 0. */
  move: (id: number, place: number) => void;
}

/** The pictures of a post in their order; each is scaled down and sent as soon as it is added. */
export function usePhotos(initial: readonly UploadedImage[], onChange: (images: UploadedImage[]) => void): Photos {
  const [photos, setPhotos] = useState<readonly Photo[]>(() =>
    initial.map((image, id): Photo => ({ id, state: 'ready', image })),
  );
  const latest = useRef(photos);
  const lastId = useRef(initial.length);
  // One at a time: a decoded photograph takes some 50 MB of a phone's memory.
  const [scale] = useState(() => limitCalls(1));
  const [upload] = useState(() => limitCalls(mostUploads));

  function set(next: readonly Photo[]): void {
    const before = readyOf(latest.current);
    latest.current = next;
    setPhotos(next);
    const after = readyOf(next);
    if (after.map(({ imageUrl }) => imageUrl).join() !== before.map(({ imageUrl }) => imageUrl).join()) onChange(after);
  }

  const replace = (photo: Photo) => set(latest.current.map((other) => (other.id === photo.id ? photo : other)));

  async function send(id: number, file: File): Promise<void> {
    try {
      const picture = await scale(() => scalePhoto(file));
      replace({ id, file, state: 'sending' });
      const image = await upload(() => call('POST /api/v1/community/image', { file: picture }));
      replace({ id, state: 'ready', image });
    } catch (error) {
      if (!(error instanceof NotAPicture) && !(error instanceof CallError)) throw error;
      replace({ id, file, state: 'failed', message: error.message, mayRetry: mayTakeLater(error) });
    }
  }

  return {
    photos,
    add(files) {
      const room = mostPhotos - latest.current.length;
      if (files.length > room) showToast({ icon: 'info', start: `사진은 ${mostPhotos}장까지 넣을 수 있어요.` });
      const taken = files.slice(0, room).map((file) => {
        lastId.current += 1;
        return { id: lastId.current, file, state: 'scaling' } as const;
      });
      set([...latest.current, ...taken]);
      for (const { id, file } of taken) void send(id, file);
    },
    remove: (id) => set(latest.current.filter((photo) => photo.id !== id)),
    retry(id) {
      const file = latest.current.find((photo) => photo.id === id)?.file;
      if (!file) return;
      replace({ id, file, state: 'scaling' });
      void send(id, file);
    },
    move(id, place) {
      const photo = latest.current.find((other) => other.id === id);
      if (!photo || place < 0 || place >= latest.current.length) return;
      const others = latest.current.filter((other) => other !== photo);
      set([...others.slice(0, place), photo, ...others.slice(place)]);
    },
  };
}

/** A picture that the server has looked at and refused is refused again. */
const mayTakeLater = (error: NotAPicture | CallError): boolean =>
  error instanceof CallError && (error.kind !== 'refused' || error.status === tooManyRequests);

const readyOf = (photos: readonly Photo[]): UploadedImage[] =>
  photos.flatMap((photo) => (photo.state === 'ready' ? [photo.image] : []));

/** Makes at most so many calls at once; the others wait for their turn. */
function limitCalls(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(makeCall: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await makeCall();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
