import { cookieStore } from '@jangteo/storage';
import { renderPart, screen } from '@jangteo/testing';
import { fireEvent } from '@testing-library/react';
import { Link } from './index.ts';

const marker = 'Mozilla/5.0 (iPhone) JangteoApp/3.1.0';

test.each([
  ['/deal/3', '/deal/3'],
  ['http://market.test/deal/3?tab=1', '/deal/3?tab=1'],
])('[NAV-05] %s leads to %s without another document', async (to, path) => {
  const { user, location } = renderPart(<Link to={to}>특가</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('href', path);
  await user.click(screen.getByRole('link'));
  expect(location()).toBe(path);
});

test.each([
  ['/store?sort=new', '/store?sort=new&isnavihide=true'],
  ['/season', '/season?isnavihide=true'],
])('[LAY-07] where the app draws the header, it keeps drawing it after %s in place', async (to, path) => {
  const { user, location } = renderPart(
    <Link to={to} replace>
      신규순
    </Link>,
    '/store?isnavihide=true',
  );
  await user.click(screen.getByRole('link'));
  expect(location()).toBe(path);
});

test("[NAV-07] pages of the shop platform open in the page's own window", () => {
  renderPart(<Link to="http://shop.test/basket">장바구니</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'http://shop.test/basket');
  expect(screen.getByRole('link')).not.toHaveAttribute('target');
});

test('[NAV-08] a link to the shop platform can carry the path to return to', () => {
  renderPart(
    <>
      <Link to="http://shop.test/basket">장바구니</Link>
      <Link to="http://shop.test/my/orders" shopReturnPath="/my-page?tab=1">
        주문
      </Link>
    </>,
  );
  const follow = (name: string) => {
    const link = screen.getByRole('link', { name });
    // jsdom does not navigate.
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
  };
  follow('장바구니');
  expect(cookieStore.get('shopReturnPath')).toBeUndefined();
  follow('주문');
  expect(cookieStore.get('shopReturnPath')).toBe('/my-page?tab=1');
});

test('[NAV-06] any other address opens a new window that cannot reach the opener', () => {
  renderPart(<Link to="https://news.example/a">기사</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener');
});

test('an address that is not http or https renders a link without a target', () => {
  renderPart(<Link to="javascript:alert(1)">배너</Link>);
  expect(screen.getByText('배너')).not.toHaveAttribute('href');
});

describe('[NAV-06] in the app', () => {
  beforeEach(() => {
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(marker);
  });
  afterEach(() => {
    Object.assign(window, { jangteoApp: undefined });
  });
  const click = () => {
    renderPart(<Link to="https://news.example/a">기사</Link>);
    return fireEvent.click(screen.getByRole('link'));
  };

  test('any other address opens in a sub web view', async () => {
    const callHandler = jest.fn(async () => true);
    Object.assign(window, { jangteoApp: { callHandler } });
    const isFollowed = click();
    expect(isFollowed).toBe(false);
    await new Promise((resolve) => setTimeout(resolve));
    expect(callHandler).toHaveBeenCalledWith('moveToUrl', { url: 'https://news.example/a' });
  });

  test('an address that the app does not take opens in a window', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(open).toHaveBeenCalledWith('https://news.example/a', '_blank', 'noopener');
  });
});
