import type { FastifyInstance } from 'fastify';
import { html } from '../html.ts';
import type { Frame } from './frame.ts';
import type { OpenedProducts } from './opened-products.ts';
import { productPath } from './visited-product.ts';

/** The seller's statistics: where buyers came from. */
export function recordPages(app: FastifyInstance, frame: Frame, opened: OpenedProducts): void {
  app.get('/records.json', () => ({ list: opened.list() }));

  app.get('/records', (_request, reply) => {
    const rows = opened.list().map(
      (record) => html`<tr>
        <td>${record.at}</td>
        <td><a href="${productPath(record)}">${record.shop} ${record.productId}</a></td>
        <td>${Object.entries(record.parameters).map(([name, value]) => html`<div>${name} = ${value}</div>`)}</td>
      </tr>`,
    );
    const content = rows.length
      ? html`<div class="scroll"><table><tr><th>시각</th><th>상품</th><th>유입 정보</th></tr>${rows}</table></div>`
      : html`<p class="none">아직 열린 상품이 없습니다.</p>`;
    return frame(reply, { title: '유입 기록', content });
  });
}
