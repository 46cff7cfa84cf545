import { html } from './html.ts';

test('what is put into a page is text', () => {
  const evil = `"><script>alert('1')</script>&`;
  expect(html`<a title="${evil}">${evil}</a>`.text).not.toMatch(/<script>|'|">"|&(?!\w+;|#39;)/);
});

test('parts of a page are put in as they are', () => {
  expect(html`<ul>${[1, 2].map((number) => html`<li>${number}</li>`)}</ul>`.text).toBe('<ul><li>1</li><li>2</li></ul>');
});
