import type { AlarmType } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import type { IconName } from '@jangteo/ui';

interface Kind {
  id: 'benefit' | 'activity' | 'notice';
  type: AlarmType;
  label: string;
  icon: IconName;
  /** The section of the settings that switches the kind. */
  section: 'advertising' | 'device-push';
}

const kinds: readonly Kind[] = [
  { id: 'benefit', type: 1, label: '혜택', icon: 'ticket', section: 'advertising' },
  { id: 'activity', type: 2, label: '활동', icon: 'community', section: 'device-push' },
  { id: 'notice', type: 3, label: '공지', icon: 'info', section: 'device-push' },
];

export type AlarmTab = 'all' | Kind['id'];

export const alarmTabs: readonly { id: AlarmTab; label: string }[] = [{ id: 'all', label: '전체' }, ...kinds];

/** The tab stands in the address; an unknown one shows all alarms. */
export const readTab = (search: URLSearchParams): AlarmTab =>
  kinds.find(({ id }) => id === search.get('kind'))?.id ?? 'all';

export const tabAddress = (tab: AlarmTab): string => links.alarm() + (tab === 'all' ? '' : `?kind=${tab}`);

/** The settings of the tab's kind; those of all alarms for the tab of all. */
export function settingOf(tab: AlarmTab): { label: string; address: string } {
  const kind = kinds.find(({ id }) => id === tab);
  if (!kind) return { label: '알림 설정', address: links.settings() };
  return { label: `${kind.label} 알림 설정`, address: `${links.settings()}#${kind.section}` };
}

export const typeOf = (tab: AlarmTab): AlarmType | undefined => kinds.find(({ id }) => id === tab)?.type;

export const kindOf = (type: AlarmType): Kind | undefined => kinds.find((kind) => kind.type === type);
