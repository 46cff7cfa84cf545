import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { styled, VisuallyHidden } from '@jangteo/ui';
import { askLogout } from '../member/ask-logout.ts';
import { Versions } from '../member/versions.tsx';

const Root = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '4',
    fontSize: 'sm',
    color: 'fg.subtle',
    '& > :is(a, button)': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', paddingInline: '1' },
    '& > p': { marginLeft: 'auto' },
  },
});

export function Leaving() {
  return (
    <section aria-labelledby="leaving">
      <VisuallyHidden>
        <h2 id="leaving">로그아웃과 탈퇴</h2>
      </VisuallyHidden>
      <Root>
        <button type="button" onClick={() => void askLogout()}>
          로그아웃
        </button>
        <Link to={links.withdrawInfo()}>회원 탈퇴</Link>
        <p>
          <Versions />
        </p>
      </Root>
    </section>
  );
}
