import { links } from '@jangteo/contract/links';
import type { Screen } from '../screen.ts';

export const eventScreens: readonly Screen[] = [
  { route: 'shop:event', address: ({ eventId }) => links.event(eventId) },
  { route: 'shop:admin-event', address: ({ eventId }) => `/admin-event/${eventId}` },
  { route: 'shop:custom-event', address: ({ customEventId }) => links.customEvent(customEventId) },
];
