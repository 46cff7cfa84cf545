import type { StructuredData } from '@jangteo/navigation';
import { fullPictureAddress } from './full-picture-address.ts';

interface TimeBound {
  title: string;
  subtitle: string;
  imageUrl: string;
  startDt: string;
  endDt: string;
}

/** Structured data of an event with a beginning and an end on a page of the market. */
export const timeBound = (type: 'SaleEvent' | 'Event', address: URL, event: TimeBound): StructuredData => ({
  '@type': type,
  name: event.title,
  description: event.subtitle,
  image: fullPictureAddress(address.origin, event.imageUrl),
  startDate: event.startDt,
  endDate: event.endDt,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: address.origin + address.pathname },
  organizer: { '@type': 'Organization', name: '장터', url: address.origin },
});
