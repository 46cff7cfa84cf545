import { mayAct } from '@jangteo/session';
import { Button, styled } from '@jangteo/ui';

const Root = styled('section', {
  base: {
    '& > p': { marginBottom: '4', fontSize: 'md', color: 'fg.muted' },
    '& > button': { width: 'full' },
  },
});

/** In place of the membership of someone who has not agreed to the terms yet. Leads to the sign-up and back. */
export const FinishSignUp = () => (
  <Root aria-labelledby="finish-sign-up">
    <h2 id="finish-sign-up">가입을 마쳐 주세요</h2>
    <p>약관에 동의하면 별을 모으고, 상품을 찜하고, 이웃과 이야기할 수 있어요.</p>
    <Button size="lg" onClick={() => void mayAct()}>
      약관에 동의하고 시작하기
    </Button>
  </Root>
);
