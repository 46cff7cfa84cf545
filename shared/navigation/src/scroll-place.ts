import { sessionStore } from '@jangteo/storage';
import { useEffect, useLayoutEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { documentIsReturnedTo } from './document-is-returned-to.ts';
import { entryName, noteShown } from './kept-for-return.ts';
import { keepScrolled } from './opens-at-place.ts';

/** The distance below the top at which a hash's element stands, clear of the header. */
const hashOffset = 130;

/**
 * How long a page may take to grow back to the visitor's place, on a slow phone. Any scrolling by the visitor ends it
 * at once.
 */
const growthTimeoutMs = 10_000;

/**
 * Going back restores the scroll position, also on lists that fill up late and after a stay at another site.
 * Any other navigation starts at the top, or at the element that the hash names.
 */
export function ScrollPlace() {
  const location = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    noteShown(location);
    const stop = arrive(location, navigationType);
    const save = () => savePlace(location, placeNow());
    window.addEventListener('pagehide', save);
    return () => {
      stop?.();
      window.removeEventListener('pagehide', save);
    };
  }, [location, navigationType]);

  useLeaving(location);
  return null;
}

/**
 * Once the next page is rendered the old position can no longer be read, so it is recorded while scrolling, and at a click,
 * which may come before the frame that reports the last scrolling. Saved in the same commit: later, the shorter page would
 * have scrolled up and been recorded as well.
 */
function useLeaving(location: Location): void {
  useLayoutEffect(() => {
    let place = placeNow();
    const note = () => {
      place = placeNow();
    };
    const options = { passive: true, capture: true };
    for (const type of ['scroll', 'click']) window.addEventListener(type, note, options);
    return () => {
      for (const type of ['scroll', 'click']) window.removeEventListener(type, note, options);
      savePlace(location, place);
      keepScrolled(location, place);
    };
  }, [location]);
}

let firstArrival = true;

function arrive(location: Location, navigationType: NavigationType): (() => void) | undefined {
  const isFirst = firstArrival;
  firstArrival = false;
  const isReturn = isFirst ? documentIsReturnedTo() : navigationType === NavigationType.Pop;
  const place = isReturn ? savedPlace(location) : undefined;
  layOutWhole(place !== undefined || location.hash !== '');
  if (place !== undefined) return scrollWhenGrown(place);
  if (location.hash) return scrollToHash(location.hash);
  if (!isFirst) window.scrollTo(0, 0);
  return undefined;
}

/**
 * Parts of a page that are far below the view may be laid out as they come near, and have a guessed height until then
 * (`Section`). A page on which a place has to be found is laid out whole.
 */
function layOutWhole(isWhole: boolean): void {
  document.documentElement.toggleAttribute('data-whole-layout', isWhole);
}

function scrollToHash(hash: string): undefined {
  const target = document.getElementById(decoded(hash.slice(1)));
  if (!target) return;
  const top = target.getBoundingClientRect().top + window.scrollY - hashOffset;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: still ? 'auto' : 'smooth' });
}

/** A `%` that encodes nothing stands for itself. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Where the page is to be scrolled to while it grows. */
let awaited: number | undefined;

/** A page that is left before it has grown back is returned to where the visitor was. */
const placeNow = (): number => awaited ?? window.scrollY;

/** Scrolls there at once, and again as the page grows, until it is reached or the visitor scrolls away. */
function scrollWhenGrown(place: number): (() => void) | undefined {
  const isThere = () => Math.abs(window.scrollY - place) <= 1;
  window.scrollTo(0, place);
  if (isThere()) return undefined;

  awaited = place;
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (isThere()) stop();
  });
  const stop = () => {
    awaited = undefined;
    grown.disconnect();
    clearTimeout(timer);
    for (const type of ownWill) window.removeEventListener(type, stopUnlessShortcut);
  };
  const stopUnlessShortcut = (event: Event) => {
    if (!isShortcut(event)) stop();
  };
  const timer = setTimeout(stop, growthTimeoutMs);
  for (const type of ownWill) window.addEventListener(type, stopUnlessShortcut, { passive: true });
  grown.observe(document.body);
  return stop;
}

const ownWill = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** By keyboard, too, a page is reloaded or left without being scrolled. */
function isShortcut(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return false;
  const { key, ctrlKey, metaKey, altKey } = event;
  return key === 'F5' || ((ctrlKey || metaKey || altKey) && !/^(Home|End|ArrowUp|ArrowDown)$/.test(key));
}

const placesKept = 50;

const isPlaces = (value: unknown): value is [string, number][] =>
  Array.isArray(value) && value.every((pair) => Array.isArray(pair) && typeof pair[1] === 'number');

const places = () => new Map(sessionStore.getJson('scrollPositions', isPlaces) ?? []);

const savedPlace = (location: Location) => places().get(entryName(location));

function savePlace(location: Location, y: number): void {
  const all = places();
  all.delete(entryName(location));
  all.set(entryName(location), Math.round(y));
  sessionStore.setJson('scrollPositions', [...all].slice(-placesKept));
}
