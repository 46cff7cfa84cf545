import type { ReactNode } from 'react';
import { Icon, type IconName } from '../controls/icon.tsx';
import { Notice } from './notice.ts';

export interface EmptyProps {
  title: string;
  text?: string;
  icon?: IconName;
  /** The next step: a link or a button. */
  action?: ReactNode;
  /** Whether the page has no other content. */
  alone?: boolean;
}

export function Empty({ title, text, icon = 'basket', action, alone }: EmptyProps) {
  return (
    <Notice alone={alone}>
      <Icon name={icon} size={40} />
      <strong>{title}</strong>
      {text && <p>{text}</p>}
      {action}
    </Notice>
  );
}
