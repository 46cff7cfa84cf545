import type { AlarmItem } from '@jangteo/contract';
import { Link } from '@jangteo/navigation';
import { Ago } from '@jangteo/page';
import { Icon, styled, VisuallyHidden } from '@jangteo/ui';
import { kindOf } from '../member/alarm-kinds.ts';

const Row = styled(Link, {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2.5rem 1fr',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '4',
    _active: { bg: 'bg.subtle' },
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      width: '10',
      height: '10',
      borderRadius: 'full',
      bg: 'bg.muted',
      color: 'fg.muted',
    },
    '& > div': { minWidth: '0' },
    '& strong': { display: 'block', fontSize: 'lg', fontWeight: 'medium', lineHeight: 'snug' },
    '& p': { lineClamp: '2', marginTop: '0.5', fontSize: 'md', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& time': { display: 'block', marginTop: '1', fontSize: 'sm', color: 'fg.subtle' },
  },
  variants: {
    unread: {
      true: {
        bg: 'primary.subtle',
        '& > span': { bg: 'white', color: 'primary.stroke' },
        '& strong': { fontWeight: 'bold' },
      },
    },
  },
});

interface AlarmRowProps {
  alarm: AlarmItem;
  onRead: (alarmId: number) => void;
}

/** A link to the page that the alarm is about. The law requires a label on advertising. */
export function AlarmRow({
  alarm: { alarmId, alarmType, title, text, link, isAd, isRead, regDt },
  onRead,
}: AlarmRowProps) {
  const kind = kindOf(alarmType);
  return (
    <li>
      <Row to={link} unread={!isRead} onClick={() => !isRead && onRead(alarmId)}>
        <span>
          <Icon name={kind?.icon ?? 'alarm'} size={20} />
        </span>
        <div>
          <strong>
            {!isRead && <VisuallyHidden>읽지 않음</VisuallyHidden>}
            {isAd && '(광고) '}
            {title}
          </strong>
          <p>{text}</p>
          <Ago dateTime={regDt} />
        </div>
      </Row>
    </li>
  );
}
