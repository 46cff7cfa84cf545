import { versionInForce } from '@jangteo/contract/texts/legal-text';
import { marketing } from '@jangteo/contract/texts/marketing';
import { privacy } from '@jangteo/contract/texts/privacy';
import { terms } from '@jangteo/contract/texts/terms';
import { koreanDate } from '@jangteo/page';
import { cleanup, renderPage, screen, within } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

const open = (path: string) => renderPage({ routeTable, routes }, path);
const today = new Date();
const weekMs = 7 * 24 * 60 * 60 * 1000;

describe.each([terms, privacy, marketing])('[RTE-24] $path', (text) => {
  test('shows the version in force, article by article', async () => {
    const { head } = await open(text.path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text.title);
    for (const [index, { title }] of versionInForce(text, today).articles.entries()) {
      expect(screen.getByRole('heading', { level: 2, name: `제${index + 1}조 (${title})` })).toBeVisible();
    }
    expect(head()).toMatchObject({ title: `${text.title} | 장터` });
    expect(head()).not.toHaveProperty('noIndex');
  });

  test('every article is reached from the contents', async () => {
    await open(text.path);
    const contents = within(screen.getByText('차례').closest('details') as HTMLElement);
    const targets = contents.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href') ?? '');
    expect(targets).toHaveLength(versionInForce(text, today).articles.length);
    for (const target of targets) {
      expect(target).toMatch(new RegExp(`^${text.path}#`));
      expect(document.getElementById(target.split('#')[1] ?? '')).toBeInTheDocument();
    }
  });

  test('an older version can be chosen, is marked as older, and links back', async () => {
    const { user, location } = await open(text.path);
    const older = within(screen.getByRole('navigation', { name: '시행일' }))
      .getAllByRole('link')
      .at(-1);
    await user.click(older as HTMLElement);
    expect(location()).toBe(`${text.path}?version=${text.versions.at(-1)?.effectiveOn}`);
    expect(screen.getByRole('note')).toHaveTextContent('지난 버전이에요.');
    const { effectiveOn } = versionInForce(text, today);
    await user.click(screen.getByRole('link', { name: `${koreanDate(effectiveOn)}부터 시행된 버전` }));
    expect(location()).toBe(text.path);
    expect(screen.queryByText('지난 버전이에요.')).not.toBeInTheDocument();
  });

  test('[RTE-24] each version shows when it was announced, a week or more before it is in force', async () => {
    for (const { announcedOn, effectiveOn } of text.versions) {
      expect(Date.parse(effectiveOn) - Date.parse(announcedOn)).toBeGreaterThanOrEqual(weekMs);
    }
    const { announcedOn, effectiveOn } = versionInForce(text, today);
    await open(text.path);
    expect(screen.getByText(`공고일 ${koreanDate(announcedOn)} · 시행일 ${koreanDate(effectiveOn)}`)).toBeVisible();
  });

  test('its versions differ, stand in order and repeat no title', () => {
    const [newer, older] = text.versions;
    expect(older).toBeDefined();
    expect(newer.effectiveOn > (older?.effectiveOn ?? '')).toBe(true);
    expect(newer.articles).not.toEqual(older?.articles);
    for (const { articles } of text.versions) {
      expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
    }
  });
});

test('an older version has its own contents and is not for search engines', async () => {
  const { head } = await open('/privacy?version=2026-03-02');
  expect(screen.getByRole('note')).toBeVisible();
  expect(screen.queryByText(/행태정보의 수집과 거부/)).not.toBeInTheDocument();
  expect(head()).toMatchObject({ noIndex: true });
  const contents = within(screen.getByText('차례').closest('details') as HTMLElement);
  expect(contents.getAllByRole('link', { hidden: true })[0]).toHaveAttribute(
    'href',
    '/privacy?version=2026-03-02#article-1',
  );
});

describe('[RTE-24] a version that is announced', () => {
  afterEach(() => jest.useRealTimers());
  const openAt = (now: string) => {
    jest.useFakeTimers({
      now: new Date(now),
      doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'queueMicrotask'],
    });
    return open('/privacy');
  };
  const versions = () =>
    within(screen.getByRole('navigation', { name: '시행일' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  test('is shown beside the one in force until its day, and then takes its place', async () => {
    const { user, location } = await openAt('2026-11-30T14:59:00Z');
    expect(versions()).toEqual(['2026년 12월 1일 (예정)', '2026년 9월 1일 (현재)', '2026년 3월 2일']);
    expect(screen.queryByText(/임시저장/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '2026년 12월 1일부터 바뀌는 내용' }));
    expect(location()).toBe('/privacy?version=2026-12-01');
    expect(screen.getByRole('note')).toHaveTextContent('2026년 12월 1일부터 적용될 버전이에요.');
    expect(screen.getAllByText(/임시저장/).length).toBeGreaterThan(0);
    cleanup();

    await openAt('2026-11-30T15:00:00Z');
    expect(versions()).toEqual(['2026년 12월 1일 (현재)', '2026년 9월 1일', '2026년 3월 2일']);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});

test('an unknown version shows the one in force', async () => {
  await open('/terms?version=1999-01-01');
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

test.each(['auth:terms', 'auth:privacy', 'auth:marketing-info'] as const)(
  '[RTE-24] %s has no bottom navigation',
  (id) => {
    expect(routeTable[id]).toMatchObject({ noBottomNav: true });
  },
);
