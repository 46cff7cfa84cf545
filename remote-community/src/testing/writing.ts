import { listenToReports, type Report } from '@jangteo/analytics';
import { links } from '@jangteo/contract/links';
import { answer, renderPage, screen, signInAs, within } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { profile } from './profile.ts';

export const profileCall = 'GET /api/v2/user/profile';
export const write = 'POST /api/v1/community/dashboard';
export const ask = 'POST /api/v1/community/qna';
export const edit = 'PUT /api/v1/community/dashboard/:id';
export const one = 'GET /api/v1/community/dashboard/:id';
export const draftCall = 'GET /api/v1/community/draft/:board';
export const keep = 'PUT /api/v1/community/draft/:board';
export const forget = 'DELETE /api/v1/community/draft/:board';
export const check = 'GET /api/v1/community/ban-words/validation';
export const upload = 'POST /api/v1/community/image';

export const remote = { routeTable, routes };
export const open = (path = links.communityPostForm()) => renderPage(remote, path);

export const title = () => screen.getByRole('textbox', { name: '제목' });
export const body = () => screen.getByRole('textbox', { name: '내용' });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const photos = () => within(screen.getByRole('region', { name: '사진' }));

export const failure = { status: 500, code: 5, message: '오류' } as const;
export const imageOf = (n: number) => ({ imageUrl: `/img/m-${String(n).padStart(32, '0')}`, width: 640, height: 480 });
export const photo = (name = 'dinner.jpg') => new File(['x'], name, { type: 'image/jpeg' });

export const heard: Report[] = [];

/** Signs in a member without drafts. Call it before each test. */
export function prepareWriting(): void {
  signInAs();
  answer(profileCall, profile);
  answer(check, { valid: true, words: [] });
  answer('GET /api/v1/community/qna/similar', { list: [] });
  answer(draftCall, { draft: null });
  answer(keep, ({ body: sent }) => ({ writeDt: (sent as { writeDt: string }).writeDt }));
  answer(forget, {});
  listenToReports((report) => heard.push(report));
  heard.length = 0;
}

export async function writeText({ user }: Awaited<ReturnType<typeof open>>, text = '사과가 맛있었어요.') {
  await user.type(title(), '사과 후기');
  await user.type(body(), text);
}
