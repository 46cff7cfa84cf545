import type { MyData, MyDataCell, MyDataSection } from '@jangteo/contract';
import { koreanDate, koreanTime } from '@jangteo/page';

const style = `
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.6 sans-serif; word-break: keep-all; color: #222; }
h1 { font-size: 1.5rem; } h2 { margin: 2.5rem 0 .5rem; font-size: 1.15rem; }
div { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; }
th, td { padding: .4rem .75rem; border: 1px solid #ddd; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { background: #f5f5f5; white-space: nowrap; } td { min-width: 4rem; max-width: 24rem; white-space: pre-wrap; }
`;

/**
 * One HTML document: a person reads it in any browser, without a network; a program reads the JSON in its last element,
 * which is the reply as the API sent it.
 */
export function myDataFile(data: MyData): string {
  const { madeDt, sections, withheld } = data;
  const contents = sections.map(
    ({ name, title, rows }) => `<li><a href="#${name}">${escaped(title)}</a> ${rows.length}건`,
  );
  const reasons = withheld.map(({ title, reason }) => `<li>${escaped(title)}: ${escaped(reason)}`);
  return `<!doctype html>
<html lang="ko">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>장터가 알고 있는 내 정보</title>
<style>${style}</style>
<h1>장터가 알고 있는 내 정보</h1>
<p>${moment(madeDt)}에 저장되어 있던 모든 것이에요. 이 파일에는 가려지지 않은 개인정보가 있으니 다른 사람에게 보내지 마세요.</p>
<ul>${contents.join('')}</ul>
${sections.map(sectionOf).join('\n')}
<h2>담지 않은 것</h2>
<ul>${reasons.join('')}</ul>
<script type="application/json" id="my-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
</html>
`;
}

const sectionOf = (section: MyDataSection): string => {
  const { name, title, rows } = section;
  return `<h2 id="${name}">${escaped(title)}</h2>\n${rows.length === 0 ? '<p>없어요.</p>' : tableOf(section)}`;
};

/** A single row is read from top to bottom. */
function tableOf({ columns, rows }: MyDataSection): string {
  const headings = columns.map(({ title }) => `<th>${escaped(title)}`);
  const [only = [], ...more] = rows;
  const lines =
    more.length === 0
      ? headings.map((heading, place) => `<tr>${heading}<td>${shown(only[place])}`)
      : [`<tr>${headings.join('')}`, ...rows.map((row) => `<tr>${row.map((cell) => `<td>${shown(cell)}`).join('')}`)];
  return `<div><table>${lines.join('')}</table></div>`;
}

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function shown(cell: MyDataCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? '예' : '아니요';
  if (typeof cell === 'number') return String(cell);
  return isMoment.test(cell) ? moment(cell) : escaped(cell);
}

const moment = (dateTime: string): string =>
  `<time datetime="${dateTime}">${koreanDate(dateTime)} ${koreanTime(dateTime)}</time>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
