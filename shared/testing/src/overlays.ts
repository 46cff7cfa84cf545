import { useQuestions, useToasts } from '@jangteo/overlay';
import { act, renderHook, waitFor } from '@testing-library/react';

let overlays: { current: { questions: ReturnType<typeof useQuestions>; toasts: ReturnType<typeof useToasts> } };
/** Toasts of earlier tests disappear when their time is over. */
let earlier: readonly unknown[];

beforeEach(() => {
  overlays = renderHook(() => ({ questions: useQuestions(), toasts: useToasts() })).result;
  earlier = overlays.current.toasts;
});

afterEach(() => {
  for (const { answer } of questions()) act(() => answer(false));
});

/** The dialogs that wait for the member's answer. */
export const questions = () => overlays.current.questions;

const shownToasts = () => overlays.current.toasts.filter((toast) => !earlier.includes(toast));
export const toasts = (): string[] => shownToasts().map(({ start }) => start);

/** Presses the action of the last toast. */
export function pressToast(label: string): void {
  const action = shownToasts().at(-1)?.action;
  if (action?.label !== label) throw new Error(`The last toast does not offer ${label}`);
  act(() => action.onPress());
}

/** Answers the open question, as the host's dialog does, and returns its text. */
export async function answerQuestion(isConfirmed: boolean): Promise<string> {
  await waitFor(() => expect(questions()).toHaveLength(1));
  const [question] = questions();
  act(() => question?.answer(isConfirmed));
  return `${question?.title ?? ''} ${question?.text}`.trim();
}
