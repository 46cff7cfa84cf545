import type { ReactNode } from 'react';
import { Icon, type IconName } from '../controls/icon.tsx';
import { Notice } from './notice.ts';

export interface EmptyProps {
  title: string;
  text?: string;
  icon?: IconName;
  /** What to do instead: a link or a button. */
  action?: ReactNode;
}

export function Empty({ title, text, icon = 'basket', action }: EmptyProps) {
  return (
    <Notice>
      <Icon name={icon} size={40} />
      <strong>{title}</strong>
      {text && <p>{text}</p>}
      {action}
    </Notice>
  );
}
