import type { EventDetail } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import type { ApiInBetween } from '../../harness/api-in-between.ts';
import { coming, ended } from '../lifetimes.ts';
import { overlay, shareDialog, toast } from '../overlays.ts';
import type { Screen } from '../screen.ts';

const event = 'GET /api/v1/display/event/:id';

const change = (change: (event: EventDetail) => void) => (api: ApiInBetween) => api.change(event, change);

const full = change((data) => Object.assign(data, { state: 'full', capacity: 300, appliedCount: 300 }));
const withWinners = change((data) => {
  data.winnersNotice = '축하드려요! 당첨되신 세 분께는 문자로 자세히 안내해 드려요.\n김*진, 이*수, 박*영';
});

export const eventScreens: readonly Screen[] = [
  {
    route: 'shop:event',
    address: ({ eventId }) => links.event(eventId),
    states: {
      coming: { answers: coming(event) },
      'no-place-left': { answers: full },
      ended: { answers: ended(event) },
      winners: { answers: withWinners },
      'applied-toast': toast((page) => page.getByRole('button', { name: '신청하기' }).click()),
      'too-late': overlay((page) => page.getByRole('button', { name: '신청하기' }).click(), {
        viewer: 'member',
        answers: (api) =>
          api.answer(
            '/api/v1/display/event/apply',
            400,
            '{"code":9,"message":"신청이 마감된 이벤트예요.","requestId":"shots"}',
          ),
      }),
      share: shareDialog,
    },
  },
  { route: 'shop:admin-event', address: ({ eventId }) => `/admin-event/${eventId}` },
  {
    route: 'shop:custom-event',
    address: ({ customEventId }) => links.customEvent(customEventId),
    states: { share: shareDialog },
  },
];
