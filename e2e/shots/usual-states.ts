import { emptied, lengthened, withoutPictures } from '../harness/changed-data.ts';
import type { State } from './screen.ts';

const failure = '{"code":5,"message":"일시적인 오류예요.","requestId":"shots"}';
const phones = [360, 390, 430] as const;
const everywhere = [...phones, 1280] as const;

/** What every page can look like. */
export const usualStates: Record<string, State> = {
  full: { widths: everywhere },
  long: { answers: (api) => api.changeAll(lengthened), widths: everywhere },
  empty: { answers: (api) => api.changeAll(emptied) },
  loading: { answers: (api) => api.hold('/'), neverComes: true },
  failed: { answers: (api) => api.answer('/', 500, failure) },
  offline: { answers: (api) => api.refuse('/') },
  'no-pictures': { answers: (api) => api.changeAll(withoutPictures) },
  member: { viewer: 'member' },
  app: { viewer: 'app' },
  'app-without-header': { viewer: 'app', query: 'isnavihide=true' },
};
