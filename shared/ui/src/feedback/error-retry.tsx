import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon } from '../controls/icon.tsx';
import { Notice } from './notice.ts';

export interface ErrorRetryProps {
  /** The content that could not be shown; a full sentence. */
  title?: string;
  /** `h1` if the message replaces a whole page, headings included. */
  titleAs?: 'strong' | 'h1';
  text?: string;
  onRetry: () => void;
  retrying?: boolean;
  /** Whether the page has no other content. */
  alone?: boolean;
  /** Another action. */
  children?: ReactNode;
}

export function ErrorRetry({
  title = '불러오지 못했어요.',
  titleAs: Title = 'strong',
  text = '잠시 뒤에 다시 시도해 주세요.',
  onRetry,
  retrying = false,
  alone,
  children,
}: ErrorRetryProps) {
  return (
    <Notice role="alert" alone={alone}>
      <Icon name="warning" size={40} />
      <Title>{title}</Title>
      <p>{text}</p>
      <Button look="outline" busy={retrying} onClick={onRetry}>
        <Icon name="refresh" size={18} />
        다시 시도
      </Button>
      {children}
    </Notice>
  );
}
