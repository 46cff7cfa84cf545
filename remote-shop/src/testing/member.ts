import { useQuestions, useToasts } from '@jangteo/overlay';
import { localStore, sessionStore } from '@jangteo/storage';
import { act, renderHook } from '@jangteo/testing';
import { knownLikes } from '../likes/known-likes.ts';

/** Pages opened afterwards belong to a member, until the test ends. */
export function signIn(): void {
  localStore.set('accessToken', 'Bearer t');
  localStore.set('refreshToken', 'r');
}

const leftBehind = ['accessToken', 'refreshToken', 'appProductLike', 'lastShopLike', 'recentlyViewed'] as const;

let overlays: { current: { asked: ReturnType<typeof useQuestions>; said: ReturnType<typeof useToasts> } };
/** Toasts of earlier tests go in their own time. */
let earlier: readonly unknown[];

beforeEach(() => {
  overlays = renderHook(() => ({ asked: useQuestions(), said: useToasts() })).result;
  earlier = overlays.current.said;
});

afterEach(() => {
  for (const { answer } of questions()) act(() => answer(false));
  act(() => knownLikes.clear());
  for (const name of leftBehind) localStore.remove(name);
  sessionStore.remove('seenAtSeller');
});

/** The overlays that the host was asked to show. */
export const questions = () => overlays.current.asked;
const shownToasts = () => overlays.current.said.filter((toast) => !earlier.includes(toast));
export const toasts = (): string[] => shownToasts().map(({ start }) => start);

/** Presses the action of the last toast. */
export function pressToast(label: string): void {
  const action = shownToasts().at(-1)?.action;
  if (action?.label !== label) throw new Error(`The last toast does not offer ${label}`);
  act(() => action.onPress());
}
