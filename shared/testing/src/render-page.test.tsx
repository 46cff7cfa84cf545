import { call } from '@jangteo/http';
import { defineRoutes, Link, NotFound, useParams } from '@jangteo/navigation';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, holdBack, refuse, renderPage, renderPart, requestsTo, screen } from './index.ts';

const clock = queryOptions({
  queryKey: ['test:clock'],
  queryFn: ({ signal }) => call('GET /api/v1/display/web/current-datetime', { signal }),
});

const routeTable = {
  'test:clock': { path: '/clock/:id', pageName: 'clock', digits: ['id'] },
  'test:old': { path: '/old', pageName: 'old', redirectTo: '/clock/3' },
} as const;

function ClockPage() {
  const { data, error } = useQuery(clock);
  return (
    <h1>
      {useParams().id} {data?.serverDt ?? error?.message ?? '…'} <Link to="/elsewhere?a=1">다음</Link>
    </h1>
  );
}

const routes = defineRoutes<typeof routeTable>()({
  'test:clock': {
    page: async () => ({ default: ClockPage }),
    plan: async () => ({
      load: ({ queryClient }) => queryClient.prefetchQuery(clock),
      head: ({ params }) => ({ title: `clock ${params.id}`, description: '' }),
    }),
  },
});
const remote = { routeTable, routes };
const serverDt = '2026-05-01T12:00:00.000Z';

test('a page is opened with its data, its parameters and its links', async () => {
  answer('GET /api/v1/display/web/current-datetime', { serverDt });
  const { user, location, head } = await renderPage(remote, '/clock/3');
  expect(screen.getByRole('heading')).toHaveTextContent(`3 ${serverDt}`);
  expect(head().title).toBe('clock 3');
  await user.click(screen.getByRole('link'));
  expect(location()).toBe('/elsewhere?a=1');
});

test('a redirection is followed, an unknown address is not found', async () => {
  answer('GET /api/v1/display/web/current-datetime', { serverDt });
  await renderPage(remote, '/old');
  expect(screen.getByRole('heading')).toHaveTextContent('3');
  await expect(renderPage(remote, '/clock/abc')).rejects.toThrow(NotFound);
});

test('an error of the API reaches the page', async () => {
  refuse('GET /api/v1/display/web/current-datetime', { status: 500, code: 5, message: '잠시 뒤에' });
  await renderPage(remote, '/clock/3');
  expect(await screen.findByText(/잠시 뒤에/)).toBeVisible();
});

test('a response can be held back', async () => {
  answer('GET /api/v1/display/web/current-datetime', { serverDt });
  const release = holdBack('GET /api/v1/display/web/current-datetime');
  renderPart(<ClockPage />);
  expect(screen.getByRole('heading')).toHaveTextContent('…');
  release();
  expect(await screen.findByText(new RegExp(serverDt))).toBeVisible();
  expect(requestsTo('GET /api/v1/display/web/current-datetime')).toHaveLength(1);
});

test('a response that does not fit the contract is refused', () => {
  expect(() => answer('GET /api/v1/display/web/current-datetime', { serverDt: 'noon' })).toThrow(
    '/serverDt must match format "date-time"',
  );
});
