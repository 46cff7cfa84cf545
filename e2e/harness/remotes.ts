import type { RemoteName } from '@jangteo/contract/release';
import type { Locator, Page } from 'playwright/test';
import { footer, mainMenu, section } from './landmarks.ts';

interface Entrance {
  /** A page of another app with a link to the remote. */
  from: string;
  link: (page: Page) => Locator;
  /** An element that is visible once the remote's page is rendered. */
  proof: (page: Page) => Locator;
}

const footerLink = (name: string) => (page: Page) => footer(page).getByRole('link', { name });
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, level: 1 });

/** For each remote to which another app has a link, a way to one of its pages without loading a document. */
export const entrances = {
  'remote-shop': {
    from: '/404',
    link: (page) => page.getByRole('link', { name: '홈으로 가기' }),
    proof: (page) => section(page, '오늘의 한정특가').getByRole('article').first(),
  },
  'remote-community': {
    from: '/',
    link: (page) => mainMenu(page).getByRole('link', { name: '커뮤니티' }),
    proof: heading('커뮤니티'),
  },
  'remote-mypage': { from: '/', link: footerLink('공지사항'), proof: heading('공지사항') },
  'remote-auth': { from: '/', link: footerLink('이용약관'), proof: heading('이용약관') },
} satisfies Partial<Record<RemoteName, Entrance>>;

export type LinkedRemote = keyof typeof entrances;
export const linkedRemotes = Object.keys(entrances) as LinkedRemote[];
