import { pictureWidths } from '@jangteo/contract/pictures';

/** As browsers do that show AVIF; the other format is made when one asks that does not. */
const headers = { accept: 'image/avif,image/webp,*/*' };

/** Phones have two or three points for one, and thus never ask for the smallest. */
const widths = pictureWidths.slice(1);

/** Has the pictures of the first page made, one after another, so that its first visitor does not wait for them. */
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
