import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { useIsMember } from '@jangteo/session';
import { Icon, styled, TopBar } from '@jangteo/ui';
import { WordMark } from './word-mark.tsx';

const SearchField = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1',
    minWidth: '0',
    height: '2.5rem',
    paddingInline: '3',
    borderRadius: 'full',
    bg: 'bg.muted',
    color: 'fg.subtle',
    fontSize: 'md',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    '& > svg': { flexShrink: '0', color: 'primary.stroke' },
  },
});

const Bell = styled(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'touch',
    height: 'touch',
    marginRight: '-2.5',
  },
});

/** The bell leads members to what they are told, and visitors to what everyone is. */
export function MarketHeader() {
  const isMember = useIsMember();
  return (
    <TopBar>
      <h1>
        <WordMark />
      </h1>
      <SearchField to={links.search()}>
        <Icon name="search" size={20} />
        어떤 먹거리를 찾으세요?
      </SearchField>
      <Bell
        {...(isMember ? { to: links.alarm(), 'aria-label': '알림' } : { to: links.notices(), 'aria-label': '새 소식' })}
      >
        <Icon name="alarm" />
      </Bell>
    </TopBar>
  );
}
