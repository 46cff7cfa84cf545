interface Named {
  name: string;
  title: string;
}

/** The files of a remote with one page, by path below its folder. */
export const remoteFiles = ({ name, title }: Named): Record<string, string> => ({
  'package.json': `${JSON.stringify(packageOf({ name, title }), null, 2)}\n`,
  'src/route-table.ts': `import { defineRouteTable } from '@jangteo/contract/routes';

export const routeTable = defineRouteTable({
  '${name}:main': { path: '/${name}', pageName: '${name}' },
});
`,
  'src/routes.ts': `import { defineRoutes } from '@jangteo/navigation';
import type { routeTable } from './route-table.ts';

export default defineRoutes<typeof routeTable>()({
  '${name}:main': {
    page: () => import(/* webpackChunkName: "${name}-main" */ './main/main-page.tsx'),
    plan: () => import(/* webpackChunkName: "${name}-main" */ './main/main-route.ts'),
  },
});
`,
  'src/main/main-route.ts': `import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({ title: '${title} | 장터', description: '장터 ${title}' });
`,
  'src/main/main-page.tsx': `import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { PageHeader } from '@jangteo/page';
import { Empty } from '@jangteo/ui';
import type { ReactElement } from 'react';

export default function MainPage(): ReactElement {
  return (
    <>
      <PageHeader title="${title}" />
      <Empty
        alone
        icon="info"
        title="여기에는 아직 아무것도 없어요."
        action={<Link to={links.home()}>홈으로 가기</Link>}
      />
    </>
  );
}
`,
  'src/main/main-page.test.tsx': `import { renderPage, screen } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

test('the page has its title, and a link home', async () => {
  const { user, location, head } = await renderPage({ routeTable, routes }, '/${name}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}');
  expect(head().title).toBe('${title} | 장터');
  await user.click(screen.getByRole('link', { name: '홈으로 가기' }));
  expect(location()).toBe('/');
});
`,
});

const packageOf = ({ name, title }: Named) => ({
  name: `@jangteo/remote-${name}`,
  private: true,
  version: '0.1.0',
  type: 'module',
  owner: {
    team: title,
    pager: `${name}@jangteo.example`,
    runbook: 'docs/platform.md#when-a-release-is-rolled-back',
  },
  dependencies: {
    '@jangteo/contract': 'workspace:*',
    '@jangteo/navigation': 'workspace:*',
    '@jangteo/page': 'workspace:*',
    '@jangteo/ui': 'workspace:*',
    react: 'catalog:',
  },
  devDependencies: { '@jangteo/testing': 'workspace:*', '@types/react': 'catalog:' },
});
