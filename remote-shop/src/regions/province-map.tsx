import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { styled } from '@jangteo/ui';
import { mapSize, provinceShapes } from './province-shapes.ts';

const Root = styled('nav', {
  base: {
    paddingInline: '4',
    paddingTop: '5',
    '& > p': { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: '-0.02em' },
    '& > small': { display: 'block', marginTop: '1', fontSize: 'md', color: 'fg.subtle' },
  },
});

const Shapes = styled('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    maxHeight: '29rem',
    marginTop: '4',
    '& path': { stroke: 'bg', strokeWidth: '2.5', strokeLinejoin: 'round', transition: 'fill 120ms' },
    '& [data-tone=orange] > path': { fill: 'orange.100' },
    '& [data-tone=teal] > path': { fill: 'teal.100' },
    '& [data-tone=amber] > path': { fill: 'amber.100' },
    '& [data-tone=blue] > path': { fill: 'blue.100' },
    '& text': { fill: 'fg', fontSize: '14px', fontWeight: 'bold', pointerEvents: 'none' },
    '& [data-city] > text': { fontSize: '12px', fontWeight: 'semibold' },
    '& a:is(:hover, :active, :focus-visible)': {
      outline: 'none',
      '& > path': { fill: 'secondary' },
      '& > text': { fill: 'white' },
    },
    '& a:focus-visible > path': { stroke: 'focus' },
  },
});

/** A map with a link for each region. The list below has the same links. */
export const ProvinceMap = () => (
  <Root aria-label="지도에서 지역 고르기">
    <p>어느 고장의 맛이 궁금하세요?</p>
    <small>지도를 눌러 그 고장의 스토어를 만나 보세요</small>
    <Shapes viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}>
      {provinceShapes.map(({ code, name, tone, outline, label: [x, y], isCity }) => (
        <Link key={code} to={links.local(code)} data-tone={tone} data-city={isCity ? '' : undefined}>
          <path d={outline} />
          <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
            {name}
          </text>
        </Link>
      ))}
    </Shapes>
  </Root>
);
