import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { styled } from '@jangteo/ui';
import { company } from './company.ts';

const Root = styled('footer', {
  base: {
    paddingInline: '4',
    paddingTop: '6',
    paddingBottom: '8',
    bg: 'bg.muted',
    fontSize: 'xs',
    lineHeight: '1.7',
    color: 'fg.subtle',
    '& nav': {
      display: 'flex',
      gap: '5',
      marginBottom: '3',
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'fg.muted',
    },
    '& nav a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
    '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '3' },
    '& dt': { color: 'fg.muted' },
    '& p': { marginTop: '4' },
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
      <dl>
        {company.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        주식회사 장터는 통신판매중개자로서 거래 당사자가 아니며, 입점 판매자가 등록한 상품과 거래에 대한 책임은 각
        판매자에게 있습니다.
      </p>
    </Root>
  );
}
