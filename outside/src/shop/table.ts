import { type Html, html } from '../html.ts';

export interface Column {
  label: string;
  isAmount?: boolean;
}

export const table = (columns: Column[], rows: string[][]): Html =>
  html`<div class="scroll"><table>
    <tr>${columns.map(({ label, isAmount }) => html`<th class="${isAmount ? 'right' : ''}">${label}</th>`)}</tr>
    ${rows.map((row) => html`<tr>${row.map((cell, index) => html`<td class="${columns[index]?.isAmount ? 'right' : ''}">${cell}</td>`)}</tr>`)}
  </table></div>`;
