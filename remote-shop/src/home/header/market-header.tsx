import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { AlarmBell } from '@jangteo/page';
import { Icon, styled, TopBar } from '@jangteo/ui';
import { WordMark } from './word-mark.tsx';

const SearchField = styled(Link, {
  base: {
    position: 'relative',
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
    _highContrast: { borderWidth: '1px' },
    // The touch target reaches beyond the field.
    _after: { content: '""', position: 'absolute', insetBlock: '-0.5', insetInline: '0' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    // Large text leaves room for the icon alone.
    containerType: 'inline-size',
    '@container (max-width: 8em)': { '& > span': { position: 'absolute', clipPath: 'inset(50%)' } },
    '& > svg': { flexShrink: '0', color: 'primary.stroke' },
  },
});

const BellPlace = styled('div', { base: { flexShrink: '0', marginRight: '-2.5' } });

export function MarketHeader() {
  return (
    <TopBar>
      <h1>
        <WordMark />
      </h1>
      <SearchField to={links.search()}>
        <Icon name="search" size={20} />
        <span>어떤 먹거리를 찾으세요?</span>
      </SearchField>
      <BellPlace>
        <AlarmBell />
      </BellPlace>
    </TopBar>
  );
}
