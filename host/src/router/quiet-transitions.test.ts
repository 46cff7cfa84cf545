import { ignoreSkippedTransitions } from './ignore-skipped-transitions.ts';

afterEach(() => Object.assign(document, { startViewTransition: undefined }));

test('a skipped animation reports no error, and the router gets its transition', async () => {
  const handled = jest.fn();
  const ready = { catch: handled };
  const start = jest.fn(() => ({ ready, finished: Promise.resolve() }));
  Object.assign(document, { startViewTransition: start });
  ignoreSkippedTransitions();
  const update = () => undefined;
  expect(document.startViewTransition(update)).toMatchObject({ ready });
  expect(start).toHaveBeenCalledWith(update);
  expect(handled).toHaveBeenCalledTimes(1);
});

test('browsers without view transitions are left unchanged', () => {
  Object.assign(document, { startViewTransition: undefined });
  ignoreSkippedTransitions();
  expect(document.startViewTransition).toBeUndefined();
});
