import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { CompanyFacts } from '@jangteo/page';
import { styled } from '@jangteo/ui';

const Root = styled('footer', {
  base: {
    paddingInline: '4',
    paddingTop: '6',
    paddingBottom: '8',
    bg: 'bg.muted',
    '& nav': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      marginBottom: '3',
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'fg.muted',
    },
    '& nav a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
  },
});

export function LegalFooter() {
  return (
    <Root>
      <nav aria-label="약관과 안내">
        <Link to={links.terms()}>이용약관</Link>
        <Link to={links.privacy()}>개인정보처리방침</Link>
        <Link to={links.notices()}>공지사항</Link>
      </nav>
      <CompanyFacts />
    </Root>
  );
}
