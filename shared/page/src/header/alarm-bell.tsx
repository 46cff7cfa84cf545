import { links } from '@jangteo/contract/links';
import { call } from '@jangteo/http';
import { Link } from '@jangteo/navigation';
import { useIsMember } from '@jangteo/session';
import { Icon, iconButtonStyles, styled } from '@jangteo/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** How many alarms the member has not read, and how many of them came after the list was last opened. */
export const alarmCountQuery = queryOptions({
  queryKey: ['page:alarm-count'],
  queryFn: ({ signal }) => call('GET /api/v1/alarm/count', { signal }),
  staleTime: 60_000,
});

const Bell = styled(Link, iconButtonStyles);

const Badge = styled('span', {
  base: {
    position: 'absolute',
    top: '1',
    insetInlineStart: '50%',
    minWidth: '1.125rem',
    paddingInline: '1',
    borderRadius: 'full',
    bg: 'error',
    color: 'white',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1.125rem',
    textAlign: 'center',
    // Drawn by the style: the link's label says it in words.
    _before: { content: 'attr(data-count)' },
  },
});

/** Leads members to their alarms, with the number of new ones, and visitors to the notices. */
export function AlarmBell() {
  const isMember = useIsMember();
  const { data } = useQuery({ ...alarmCountQuery, enabled: isMember });
  const count = isMember ? (data?.newCount ?? 0) : 0;
  return (
    <Bell to={isMember ? links.alarm() : links.notices()} aria-label={labelOf(isMember, count)}>
      <Icon name="alarm" />
      {count > 0 && <Badge aria-hidden data-count={count > 99 ? '99+' : count} />}
    </Bell>
  );
}

function labelOf(isMember: boolean, count: number): string {
  if (!isMember) return '새 소식';
  return count > 0 ? `알림, 새 알림 ${count}개` : '알림';
}
