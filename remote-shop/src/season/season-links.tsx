import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Icon, styled } from '@jangteo/ui';

const Root = styled('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    gap: '2.5',
    paddingInline: '4',
    paddingTop: '4',
    '& a': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      minHeight: '4.5rem',
      padding: '4',
      borderWidth: '1px',
      borderRadius: 'lg',
      color: 'fg.subtle',
    },
    '& b': { display: 'block', fontSize: 'lg', fontWeight: 'bold', color: 'fg' },
    '& small': { display: 'block', fontSize: 'sm', lineHeight: 'snug' },
  },
});

const seasonLinks = [
  { title: '제철 추천', text: '하나씩 자세히', to: links.seasonRecommendation() },
  { title: '특별한 날', text: '상에 올릴 먹거리', to: links.seasonOccasion() },
];

/** Links to the other season pages. */
export const SeasonLinks = () => (
  <Root aria-label="제철 더 보기">
    {seasonLinks.map(({ title, text, to }) => (
      <Link key={to} to={to}>
        <span>
          <b>{title}</b>
          <small>{text}</small>
        </span>
        <Icon name="chevron" size={18} />
      </Link>
    ))}
  </Root>
);
