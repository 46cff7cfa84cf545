import { useQuestions, useToasts } from '@jangteo/overlay';
import { act, renderHook, waitFor } from '@jangteo/testing';

let overlays: { current: { asked: ReturnType<typeof useQuestions>; shown: ReturnType<typeof useToasts> } };
/** Toasts of earlier tests go in their own time. */
let earlier: readonly unknown[];

beforeEach(() => {
  overlays = renderHook(() => ({ asked: useQuestions(), shown: useToasts() })).result;
  earlier = overlays.current.shown;
});

afterEach(() => {
  for (const { answer } of overlays.current.asked) act(() => answer(false));
});

const shownToasts = () => overlays.current.shown.filter((toast) => !earlier.includes(toast));
export const toasts = (): string[] => shownToasts().map(({ start }) => start);

/** Presses the action of the last toast. */
export function pressToast(label: string): void {
  const action = shownToasts().at(-1)?.action;
  if (action?.label !== label) throw new Error(`The last toast does not offer ${label}`);
  act(() => action.onPress());
}

/** Answers the open question, as the host's dialog does, and returns its text. */
export async function answerQuestion(isConfirmed: boolean): Promise<string> {
  await waitFor(() => expect(overlays.current.asked).toHaveLength(1));
  const [question] = overlays.current.asked;
  act(() => question?.answer(isConfirmed));
  return `${question?.title ?? ''} ${question?.text}`.trim();
}
