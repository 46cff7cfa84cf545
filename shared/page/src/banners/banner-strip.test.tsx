import type { Banner } from '@jangteo/contract';
import { answer, refuse, renderPart, requestsTo, screen, waitFor, within } from '@jangteo/testing';
import { BannerStrip } from './banner-strip.tsx';

const bannersCall = 'GET /api/v1/display/adon/banner';
const banner: Banner = {
  bannerId: 3,
  title: '매일 출석하고 별 받기',
  subtitle: '7일을 채우면 별 20개 더',
  imageUrl: '/img/event-attendance',
  backgroundColor: '#ffe3cc',
  url: '/event/4',
};
const open = () => renderPart(<BannerStrip position="my-page" pageName="my page" />);

test('one banner is a link', async () => {
  answer(bannersCall, ({ query }) => ({ list: query.position === 'my-page' ? [banner] : [] }));
  open();
  expect(await screen.findByRole('link', { name: /매일 출석하고 별 받기/ })).toHaveAttribute('href', '/event/4');
  expect(screen.queryByLabelText('장터 소식')).not.toBeInTheDocument();
});

test('several take turns', async () => {
  answer(bannersCall, { list: [banner, { ...banner, bannerId: 4, title: '오늘의 밥상 사진전' }] });
  open();
  const carousel = await screen.findByLabelText('장터 소식');
  expect(within(carousel).getByRole('link', { name: /매일 출석하고 별 받기/ })).toBeVisible();
});

test('at the top of a page its first picture is fetched first', async () => {
  answer(bannersCall, { list: [banner, { ...banner, bannerId: 4, imageUrl: '/img/event-photo' }] });
  renderPart(<BannerStrip position="community" pageName="community popular" leads />);
  await screen.findByLabelText('장터 소식');
  const loading = [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy']);
});

test('without a banner, or when they cannot be loaded, nothing is shown', async () => {
  answer(bannersCall, { list: [] });
  open();
  await waitFor(() => expect(requestsTo(bannersCall)).toHaveLength(1));
  refuse(bannersCall, { status: 404, code: 8, message: '없음' });
  open();
  await waitFor(() => expect(requestsTo(bannersCall)).toHaveLength(2));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
