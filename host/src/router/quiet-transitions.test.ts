import { ignoreSkippedTransitions } from './ignore-skipped-transitions.ts';

afterEach(() => Object.assign(document, { startViewTransition: undefined }));

test('an animation that is skipped is nobody’s failure, and the router has its transition', async () => {
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

test('browsers without animations are left alone', () => {
  Object.assign(document, { startViewTransition: undefined });
  ignoreSkippedTransitions();
  expect(document.startViewTransition).toBeUndefined();
});
