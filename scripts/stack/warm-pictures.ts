import { pictureWidths } from '@jangteo/contract/pictures';

/** The Accept header of browsers that show AVIF; the other format is made when it is first requested. */
const headers = { accept: 'image/avif,image/webp,*/*' };

/** Phones have two or three device pixels per CSS pixel, and so never request the smallest size. */
const widths = pictureWidths.slice(1);

/** Requests the pictures of the home page, one after another, so that its first visitor does not wait for them. */
export async function warmPictures(address: string, signal: AbortSignal): Promise<void> {
  const page = await (await fetch(address, { signal })).text();
  const pictures = new Set([...page.matchAll(/\/img\/[\w-]+(?=\/\d)/g)].map(([picture]) => picture));
  for (const picture of pictures) {
    for (const width of widths) {
      const reply = await fetch(`${address}${picture}/${width}`, { headers, signal });
      await reply.body?.cancel();
    }
  }
}
