import { waitFor } from '@jangteo/testing';
import { coverPage } from './leaving.ts';

const router = jest.fn();
const onBack = jest.fn();

beforeEach(() => {
  window.history.replaceState({ page: 1 }, '');
  router.mockReset();
  onBack.mockReset();
  window.addEventListener('popstate', router);
});
afterEach(() => window.removeEventListener('popstate', router));

/** Covers the page; from then on the entry can be told from the page's. */
function cover() {
  const made = coverPage(onBack);
  window.history.replaceState({ cover: 1 }, '');
  return made;
}

const uncovered = () => waitFor(() => expect(window.history.state).toEqual({ page: 1 }));

test('[BRG-04] back uncovers the page and moves nothing else', async () => {
  cover();
  window.history.back();
  await uncovered();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(router).not.toHaveBeenCalled();
});

test('[BRG-04] what is uncovered in another way leaves no entry behind', async () => {
  cover().end();
  await uncovered();
  expect(onBack).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
});

test("an uncovered page's history is the router's again", async () => {
  cover().end();
  await uncovered();
  window.history.pushState({}, '', '/elsewhere');
  window.history.back();
  await uncovered();
  expect(router).toHaveBeenCalledTimes(1);
});
