import { html } from './html.ts';

test('values in a template are escaped', () => {
  const evil = `"><script>alert('1')</script>&`;
  expect(html`<a title="${evil}">${evil}</a>`.text).not.toMatch(/<script>|'|">"|&(?!\w+;|#39;)/);
});

test('parts made by html are inserted unchanged', () => {
  expect(html`<ul>${[1, 2].map((number) => html`<li>${number}</li>`)}</ul>`.text).toBe('<ul><li>1</li><li>2</li></ul>');
});
