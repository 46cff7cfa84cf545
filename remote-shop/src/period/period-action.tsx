import type { PeriodDealDetail } from '@jangteo/contract';
import { ActionBar, koreanMonthDayTime } from '@jangteo/page';
import { AlarmButton } from '../alarm-requests/alarm-button.tsx';
import { usePhase } from '../phase/use-phase.ts';

/** Before the deal starts, an alarm can be requested. Its products are bought one by one. */
export function PeriodAction({ period }: { period: PeriodDealDetail }) {
  if (usePhase(period) !== 'coming') return null;
  return (
    <ActionBar>
      <AlarmButton
        kind="period"
        id={period.periodId}
        size="lg"
        label="시작 알림받기"
        promise={`${koreanMonthDayTime(period.startDt)}에 시작하면 알려 드릴게요.`}
      />
    </ActionBar>
  );
}
