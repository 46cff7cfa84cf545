import { customEvents as customEventTable } from '../catalogue/custom-events.ts';
import { pictureNamed } from '../pictures.ts';
import { readTable } from '../table.ts';

const pages = readTable(customEventTable, ['title', 'picture', 'text', 'link', 'url'] as const);

/** The id of the custom event with that title. */
export function customEventId(title: string): number {
  const place = pages.findIndex((page) => page.title === title);
  if (place < 0) throw new Error(`There is no custom event '${title}'`);
  return place + 1;
}

export const makeCustomEvents = (): object[] =>
  pages.map(({ title, picture, text, link, url }, index) => ({
    custom_event_id: index + 1,
    title,
    blocks: [
      { type: 'picture', imageUrl: pictureNamed(picture).imageUrl, description: title },
      { type: 'text', text },
      { type: 'link', title: link, url },
    ],
    is_published: true,
    created_at: '2026-01-05T00:00:00Z',
  }));
