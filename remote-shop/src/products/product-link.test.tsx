import { closeBridge, useBridge } from '@jangteo/overlay';
import { act, product, renderPart, screen } from '@jangteo/testing';
import { ProductLink } from './product-link.tsx';

const apples = product(42, { shopName: '햇살농장', title: '아침 사과', url: 'http://shop.test/farm/products/42' });

const Bridge = () => <output>{JSON.stringify(useBridge())}</output>;
const bridge = () => JSON.parse(screen.getByRole('status').textContent ?? '');

function show() {
  const { user } = renderPart(
    <>
      <section id="season">
        <ul>
          <li>배</li>
          <li data-count={10} />
          <li>
            <ProductLink product={apples}>사과</ProductLink>
          </li>
        </ul>
      </section>
      <Bridge />
    </>,
  );
  return { user, link: screen.getByRole('link') };
}

afterEach(() => act(closeBridge));

test('[BRG-01] [BRG-05] a tap opens the bridge with all its data', async () => {
  const { user, link } = show();
  expect(link).toHaveAttribute('href', apples.url);
  await user.click(link);
  expect(bridge()).toEqual({
    open: true,
    url: apples.url,
    title: '아침 사과',
    shopId: 7,
    shopName: '햇살농장',
    productNo: 42,
    categoryId: 3,
    searchProduct: apples,
    listComponentName: 'season',
    order: 12,
  });
});

test.each(['Control', 'Meta', 'Shift'])('with %s held, the browser opens the link itself', async (key) => {
  const { user, link } = show();
  const followed: boolean[] = [];
  const note = (event: Event) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', note);
  await user.keyboard(`{${key}>}`);
  await user.click(link);
  window.removeEventListener('click', note);
  expect(followed).toEqual([true]);
  expect(bridge().open).toBe(false);
});
