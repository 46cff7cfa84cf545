import { communitySeenBefore, noteCommunityVisit } from './community-visit.ts';

const minute = 60_000;
const start = Date.parse('2026-11-20T01:00:00.000Z');
const at = (minutes: number) => start + minutes * minute;
const iso = (minutes: number) => new Date(at(minutes)).toISOString();

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('[COM-01] a first visit has none before it', () => {
  expect(communitySeenBefore(at(0))).toBeUndefined();
  noteCommunityVisit(at(0));
  expect(communitySeenBefore(at(1))).toBeUndefined();
});

test('[COM-01] the visit before is the same one before and after this visit was noted', () => {
  noteCommunityVisit(at(0));
  expect(communitySeenBefore(at(600))).toBe(iso(0));
  noteCommunityVisit(at(600));
  expect(communitySeenBefore(at(601))).toBe(iso(0));
});

test('[COM-01] to return within half an hour is the same visit, later it is another one', () => {
  noteCommunityVisit(at(0));
  noteCommunityVisit(at(600));
  noteCommunityVisit(at(620));
  expect(communitySeenBefore(at(640))).toBe(iso(0));
  expect(communitySeenBefore(at(651))).toBe(iso(620));
});

test('[COM-01] another tab knows the last visit of all tabs', () => {
  noteCommunityVisit(at(0));
  window.sessionStorage.clear();
  expect(communitySeenBefore(at(5))).toBe(iso(0));
});
