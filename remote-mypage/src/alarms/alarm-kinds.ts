import type { AlarmType } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import type { IconName } from '@jangteo/ui';

interface Kind {
  id: 'benefit' | 'activity' | 'notice';
  type: AlarmType;
  label: string;
  icon: IconName;
}

const kinds: readonly Kind[] = [
  { id: 'benefit', type: 1, label: '혜택', icon: 'ticket' },
  { id: 'activity', type: 2, label: '활동', icon: 'community' },
  { id: 'notice', type: 3, label: '공지', icon: 'info' },
];

export type AlarmTab = 'all' | Kind['id'];

export const alarmTabs: readonly { id: AlarmTab; label: string }[] = [{ id: 'all', label: '전체' }, ...kinds];

/** The tab stands in the address; an unknown one shows all alarms. */
export const readTab = (search: URLSearchParams): AlarmTab =>
  kinds.find(({ id }) => id === search.get('kind'))?.id ?? 'all';

export const tabAddress = (tab: AlarmTab): string => links.alarm() + (tab === 'all' ? '' : `?kind=${tab}`);

export const typeOf = (tab: AlarmTab): AlarmType | undefined => kinds.find(({ id }) => id === tab)?.type;

export const kindOf = (type: AlarmType): Kind | undefined => kinds.find((kind) => kind.type === type);
