import type { ApiInBetween } from '../harness/api-in-between.ts';
import { breakPictures, emptyLists, lengthenTexts } from '../harness/changed-data.ts';
import { sessionPaths } from '../harness/gate.ts';
import type { State } from './screen.ts';

/** Sessions and profiles load even while all other calls are late or fail. */
function spareSessions(api: ApiInBetween): void {
  for (const path of sessionPaths) api.pass(path);
}

export const failure = '{"code":5,"message":"일시적인 오류예요.","requestId":"shots"}';

/** What every page can look like. */
export const usualStates: Record<string, State> = {
  full: {},
  long: { answers: (api) => api.changeAll(lengthenTexts) },
  empty: { answers: (api) => api.changeAll(emptyLists) },
  loading: {
    answers: (api) => {
      spareSessions(api);
      api.hold('/');
    },
    neverComes: true,
  },
  failed: {
    answers: (api) => {
      spareSessions(api);
      api.answer('/', 500, failure);
    },
  },
  offline: { answers: (api) => api.refuse('/') },
  'no-pictures': { answers: (api) => api.changeAll(breakPictures) },
  member: { viewer: 'member' },
  app: { viewer: 'app' },
  'app-without-header': { viewer: 'app', query: 'isnavihide=true' },
};
