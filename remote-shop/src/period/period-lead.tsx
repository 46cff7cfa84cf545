import type { PeriodDeal } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { koreanMonthDayTime, koreanPeriod } from '@jangteo/page';
import { Picture, styled } from '@jangteo/ui';
import { pictureSizes } from '../picture-sizes.ts';
import type { PeriodStatus } from './period-status.ts';

const Lead = styled(Link, {
  base: {
    position: 'relative',
    display: 'block',
    marginInline: '4',
    borderRadius: 'lg',
    '& [data-part=mark]': {
      position: 'absolute',
      top: '3',
      left: '3',
      paddingInline: '2.5',
      paddingBlock: '1',
      borderRadius: 'full',
      bg: 'primary',
      color: 'primary.contrast',
      fontSize: 'sm',
      fontWeight: 'bold',
    },
    '& [data-part=mark][data-status=coming]': { bg: 'secondary', color: 'white' },
    '& [data-part=mark][data-status=ended]': { bg: 'fg', color: 'bg' },
    '&[data-status=ended] img': { opacity: '0.6' },
    '& strong': { lineClamp: '2', marginTop: '3', fontSize: 'xl', fontWeight: 'bold', lineHeight: 'snug' },
    '& small': { lineClamp: '2', marginTop: '0.5', fontSize: 'md', color: 'fg.subtle' },
  },
});

interface PeriodLeadProps {
  deal: PeriodDeal;
  status: PeriodStatus;
  /** At the top of the page: its picture is the largest that is seen at first. */
  leads?: boolean;
}

/** Links to the deal: its picture, its title and when it is. */
export function PeriodLead({ deal, status, leads = false }: PeriodLeadProps) {
  const mark = markOf(deal, status);
  return (
    <Lead to={links.period(deal.periodId)} data-status={status}>
      <Picture
        src={deal.imageUrl}
        alt=""
        width={640}
        height={320}
        sizes={pictureSizes.content}
        corners="lg"
        priority={leads}
      />
      {mark && (
        <span data-part="mark" data-status={status}>
          {mark}
        </span>
      )}
      <strong>{deal.title}</strong>
      <small>
        {deal.subtitle} · {koreanPeriod(deal.startDt, deal.endDt)}
      </small>
    </Lead>
  );
}

function markOf({ maxSaleRate, startDt }: PeriodDeal, status: PeriodStatus): string | undefined {
  if (status === 'coming') return `${koreanMonthDayTime(startDt)} 시작`;
  if (status === 'ended') return '종료';
  return maxSaleRate > 0 ? `최대 ${maxSaleRate}%` : undefined;
}
