import { type Html, html } from '../html.ts';
import type { Arrival, CollectorName } from './arrivals.ts';

const labels: Record<CollectorName, string> = {
  'chat-pixel': '채팅앱 픽셀',
  'tag-manager': '태그 관리자',
  retargeting: '리타기팅 광고',
  'portal-log': '포털 광고 로그',
};

export function arrivalTable(arrivals: readonly Arrival[]): Html {
  if (arrivals.length === 0) return html`<p class="note">아직 보내온 기록이 없습니다. 장터의 화면을 열어 보세요.</p>`;
  return html`<p class="note">최근 기록부터 ${arrivals.length}건입니다. 이메일은 해시로만 도착해야 합니다.</p>
    <table>
      <tr><th>시각</th><th>받은 곳</th><th>내용</th><th>화면</th></tr>
      ${arrivals.map(row)}
    </table>`;
}

const row = ({ at, collector, account, name, given, page }: Arrival): Html => html`<tr>
  <td>${timeOf(at)}</td>
  <td>${labels[collector]}<div>${account}</div></td>
  <td><b>${name}</b>${Object.entries(given).map(([key, value]) => html`<div>${key} = ${String(value)}</div>`)}</td>
  <td>${pathOf(page)}</td>
</tr>`;

const timeOf = (at: string): string =>
  new Date(at).toLocaleTimeString('ko-KR', { timeZone: 'Asia/Seoul', hour12: false });

function pathOf(page: string): string {
  const { pathname, search } = new URL(page, 'http://market');
  return decodeURIComponent(pathname) + search;
}
