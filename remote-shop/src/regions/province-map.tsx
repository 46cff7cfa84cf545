import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { styled } from '@jangteo/ui';
import { provinceTiles } from './province-tiles.ts';

const Root = styled('nav', {
  base: {
    paddingInline: '4',
    paddingTop: '5',
    '& ul': { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '1.5', marginBottom: '1.5' },
    '& a': {
      display: 'grid',
      placeItems: 'center',
      minHeight: '3.25rem',
      borderRadius: 'lg',
      bg: 'secondary.subtle',
      color: 'secondary',
      fontSize: 'lg',
      fontWeight: 'semibold',
      transition: 'background-color 120ms',
      '&:hover, &:active': { bg: 'teal.100' },
    },
  },
});

/** A map of tiles: the smallest province is as easy to hit as the largest. */
export const ProvinceMap = () => (
  <Root aria-label="지도에서 지역 고르기">
    {provinceTiles.map((row) => (
      <ul key={row[0]?.code}>
        {row.map(({ code, name }) => (
          <li key={code}>
            <Link to={links.local(code)}>{name}</Link>
          </li>
        ))}
      </ul>
    ))}
  </Root>
);
