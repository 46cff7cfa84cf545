import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Icon, type IconName, styled } from '@jangteo/ui';

const Root = styled('nav', {
  base: {
    paddingInline: '2',
    paddingTop: '5',
    paddingBottom: '3',
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(4.25rem, 22%), 1fr))',
      rowGap: '4',
    },
    '& a': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1.5',
      fontSize: 'sm',
      textAlign: 'center',
      borderRadius: 'md',
    },
    '& a > span': {
      display: 'grid',
      placeItems: 'center',
      width: '3.25rem',
      height: '3.25rem',
      borderRadius: 'xl',
    },
    '& [data-tone=orange]': { bg: 'orange.50', color: 'orange.600' },
    '& [data-tone=teal]': { bg: 'teal.50', color: 'teal.600' },
    '& [data-tone=amber]': { bg: 'amber.50', color: 'amber.700' },
    '& [data-tone=blue]': { bg: 'blue.50', color: 'blue.600' },
  },
});

interface Entry {
  label: string;
  icon: IconName;
  tone: 'orange' | 'teal' | 'amber' | 'blue';
  to: string;
}

const entries: Entry[] = [
  { label: '한정특가', icon: 'clock', tone: 'orange', to: '#deal' },
  { label: '기간특가', icon: 'ticket', tone: 'orange', to: '#period' },
  { label: '제철 먹거리', icon: 'leaf', tone: 'teal', to: links.season() },
  { label: '팔도 특산', icon: 'map', tone: 'teal', to: links.localMain() },
  { label: '스토어', icon: 'store', tone: 'blue', to: links.stores() },
  { label: '이벤트', icon: 'gift', tone: 'amber', to: '#event' },
  { label: '이웃 이야기', icon: 'community', tone: 'amber', to: links.community() },
  { label: '공지사항', icon: 'info', tone: 'blue', to: links.notices() },
];

export function QuickMenu() {
  return (
    <Root aria-label="바로가기">
      <ul>
        {entries.map(({ label, icon, tone, to }) => (
          <li key={label}>
            <Link to={to}>
              <span data-tone={tone}>
                <Icon name={icon} size={26} />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
