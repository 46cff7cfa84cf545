import { outsideAddress } from './outside-address.ts';

const settings = { ownOrigins: ['http://market.test'], shopOrigin: 'http://shop.test' };
const at = (url: string, more = {}) => outsideAddress({ open: true, url, ...more }, settings);

test('[BRG-03] the outside page is told three times by which product of ours a visitor comes', () => {
  expect(at('http://shop.test/farm/products/42?color=red', { productNo: 42 })).toBe(
    'http://shop.test/farm/products/42?color=red&source=jangteo-42&nt_source=jangteo-42&nt_medium=jangteo-42',
  );
});

test("[BRG-03] a tag that the product brings with it is used, and takes the place of the address's own", () => {
  const address = new URL(at('http://shop.test/a?source=ad', { productNo: 42, gtag: 'spring & co' }) ?? '');
  expect([...address.searchParams]).toEqual([
    ['source', 'spring & co'],
    ['nt_source', 'spring & co'],
    ['nt_medium', 'spring & co'],
  ]);
});

test('[BRG-03] without a product there is nothing to tell', () => {
  expect(at('http://shop.test/farm')).toBe('http://shop.test/farm');
});

test.each(['javascript:alert(1)', 'http://market.test/deal/3', '/deal/3', 'http://', ''])(
  '%j is no outside page',
  (url) => {
    expect(at(url, { productNo: 1 })).toBeUndefined();
  },
);
