import { outsideAddress } from './outside-address.ts';

const settings = { ownOrigins: ['http://market.test'], shopOrigin: 'http://shop.test' };
const at = (url: string, more = {}) => outsideAddress({ open: true, url, ...more }, settings);

test('[BRG-03] the outside address names the referring product in three parameters', () => {
  expect(at('http://shop.test/farm/products/42?color=red', { productNo: 42 })).toBe(
    'http://shop.test/farm/products/42?color=red&source=jangteo-42&nt_source=jangteo-42&nt_medium=jangteo-42',
  );
});

test("[BRG-03] a product's own tag is used, and replaces the address's tag", () => {
  const address = new URL(at('http://shop.test/a?source=ad', { productNo: 42, gtag: 'spring & co' }) ?? '');
  expect([...address.searchParams]).toEqual([
    ['source', 'spring & co'],
    ['nt_source', 'spring & co'],
    ['nt_medium', 'spring & co'],
  ]);
});

test('[BRG-03] the other parameters stay as the seller has written them, and the fragment is the last', () => {
  expect(at('http://shop.test/a?name=%B0%A8&&empty=&plus=1+2&nt_source=x&alone#detail', { productNo: 42 })).toBe(
    'http://shop.test/a?name=%B0%A8&empty=&plus=1+2&alone&source=jangteo-42&nt_source=jangteo-42&nt_medium=jangteo-42#detail',
  );
});

test('[BRG-03] without a product there are no parameters', () => {
  expect(at('http://shop.test/farm')).toBe('http://shop.test/farm');
});

test.each(['javascript:alert(1)', 'http://market.test/deal/3', '/deal/3', 'http://', ''])(
  '%j has no outside address',
  (url) => {
    expect(at(url, { productNo: 1 })).toBeUndefined();
  },
);
