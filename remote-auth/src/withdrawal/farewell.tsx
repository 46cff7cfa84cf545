import { links } from '@jangteo/contract/links';
import { koreanDate, LinkButton, MessagePage } from '@jangteo/page';
import { Icon } from '@jangteo/ui';

const focus = (heading: HTMLElement | null) => heading?.focus();

export function Farewell({ rejoinDt }: { rejoinDt: string }) {
  return (
    <MessagePage>
      <Icon name="check" size={48} />
      {/* The button that had the focus is gone with the form. */}
      <h1 ref={focus} tabIndex={-1}>
        탈퇴가 끝났어요
      </h1>
      <p>그동안 장터를 이용해 주셔서 고맙습니다. 같은 계정으로는 {koreanDate(rejoinDt)}부터 다시 가입할 수 있어요.</p>
      <LinkButton to={links.home()} replace>
        홈으로 가기
      </LinkButton>
    </MessagePage>
  );
}
