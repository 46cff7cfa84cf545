import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Price } from './price.tsx';

test('[SHP-01] a reduced price shows the rate, the price, and the old price struck through', () => {
  renderUi(<Price price={8900} original={12900} rate={31} unitPrice="100g당 890원" />);
  expect(screen.getByText('31%')).toBeVisible();
  expect(screen.getByText('8,900원')).toBeVisible();
  expect(screen.getByText('12,900원').tagName).toBe('DEL');
  expect(screen.getByText('100g당 890원')).toBeVisible();
});

test('a price that was not reduced stands alone', () => {
  const { container } = renderUi(<Price price={1234567} original={1234567} rate={0} unitPrice={null} />);
  expect(container).toHaveTextContent('판매가 1,234,567원');
  expect(container.querySelector('del')).toBeNull();
  expect(container).not.toHaveTextContent('%');
});
