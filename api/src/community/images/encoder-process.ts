import sharp from 'sharp';
import { encodeImage, makeSize } from './encode-image.ts';
import type { Job, Outcome } from './encoders.ts';
import { PictureRefusal } from './picture-refusal.ts';

/** A process that reads pictures: one at a time, on one processor, without the server's settings and secrets. */
sharp.concurrency(1);
sharp.cache(false);

process.on('message', async ({ bytes, file }: Job) => {
  process.send?.(await (file === undefined ? outcomeOf(encodeImage(bytes)) : outcomeOf(makeSize(bytes, file))));
});

// The server ends this process by closing its channel, after the last picture.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);

async function outcomeOf<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await work };
  } catch (error) {
    return { reason: error instanceof PictureRefusal ? error.reason : 'unreadable' };
  }
}
