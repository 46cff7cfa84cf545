import { Button, Icon } from '@jangteo/ui';
import type { ComponentProps } from 'react';
import { type AlarmTarget, useAlarmRequest } from './use-alarm-request.ts';

interface AlarmButtonProps extends AlarmTarget, Pick<ComponentProps<typeof Button>, 'size' | 'look'> {
  /** The button's label. */
  label: string;
  /** The toast's text once the alarm is requested. */
  promise: string;
}

/** One press requests an alarm, the next one cancels it. */
export function AlarmButton({ kind, id, label, promise, size, look }: AlarmButtonProps) {
  const { isRequested, isBusy, toggle } = useAlarmRequest({ kind, id }, promise);
  return (
    <Button size={size} look={isRequested ? 'subtle' : look} busy={isBusy} onClick={() => void toggle()}>
      <Icon name={isRequested ? 'check' : 'alarm'} size={20} />
      {isRequested ? '알림 신청됨' : label}
    </Button>
  );
}
