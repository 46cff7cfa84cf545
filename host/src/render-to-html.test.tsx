/** @jest-environment node */
import { lazy, type ReactNode, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { renderToHtml } from './render-to-html.ts';

jest.mock('react-dom/server', () => {
  const server = jest.requireActual<typeof import('react-dom/server')>('react-dom/server');
  return { ...server, renderToPipeableStream: jest.fn(server.renderToPipeableStream) };
});

beforeEach(() => jest.mocked(renderToPipeableStream).mockClear());

/** A part whose code arrives while the page is rendered. */
const makeLate = () => lazy(async () => ({ default: () => <p>늦은 부분</p> }));

function Broken(): ReactNode {
  throw new Error('a part fails');
}

test('a page that waits for nothing is rendered without a stream', async () => {
  const page = (
    <Suspense>
      <p>제철 {'귤'}</p>
    </Suspense>
  );
  expect((await renderToHtml(page)).html).toBe('<!--$--><p>제철 <!-- -->귤</p><!--/$-->');
  expect(renderToPipeableStream).not.toHaveBeenCalled();
});

test('a part that has to wait is in the page, at its place and without a script', async () => {
  const Late = makeLate();
  const page = (
    <main>
      <Suspense fallback="불러오는 중">
        <Late />
      </Suspense>
    </main>
  );
  expect((await renderToHtml(page)).html).toBe('<main><!--$--><p>늦은 부분</p><!--/$--></main>');
});

test('a page that waits outside of all its parts is whole, too', async () => {
  const Late = makeLate();
  expect((await renderToHtml(<Late />)).html).toBe('<p>늦은 부분</p>');
});

test('a page with a part that fails is left to the browser, with the reason', async () => {
  const page = (
    <Suspense fallback="불러오는 중">
      <Broken />
    </Suspense>
  );
  await expect(renderToHtml(page)).rejects.toThrow('a part fails');
  await expect(renderToHtml(<Broken />)).rejects.toThrow('a part fails');
});

test.each([
  ['at once', null],
  ['after waiting', makeLate()],
])('requests for pictures that are in view are apart from the page (rendered %s)', async (_, Part) => {
  const page = (
    <main>
      <img src="/img/a > b" alt="" />
      <img src="/img/c" alt="" fetchPriority="high" />
      <img src="/img/below" alt="" loading="lazy" />
      <Suspense>{Part && <Part />}</Suspense>
    </main>
  );
  const { pictures, html } = await renderToHtml(page);
  expect(pictures).toContain('href="/img/c"');
  expect(pictures).not.toContain('/img/below');
  expect(html).toMatch(/^<main>/);
});
