import { links } from '@jangteo/contract/links';
import { LinkButton } from '@jangteo/page';
import { Button, grouped } from '@jangteo/ui';
import { Outcome } from './outcome.tsx';

interface AskingProps {
  step: 'sending' | 'unanswered';
  stars: number;
  onSendAgain: () => void;
}

/** Whether the request has arrived is not known yet: no balance is shown, because none is sure. */
export const Asking = ({ step, stars, onSendAgain }: AskingProps) =>
  step === 'sending' ? (
    <Outcome
      icon="clock"
      title="전환을 신청하고 있어요"
      text={`별 ${grouped(stars)}개를 적립금으로 바꿔 달라고 알리는 중이에요.`}
    />
  ) : (
    <Outcome
      icon="refresh"
      title="신청이 닿았는지 확인하고 있어요"
      text={`별 ${grouped(stars)}개의 전환을 신청했지만 답을 받지 못했어요. 연결되는 대로 다시 확인하고, 같은 신청은 한 번만 처리돼요.`}
    >
      <Button size="lg" stretched onClick={onSendAgain}>
        지금 확인하기
      </Button>
      <LinkButton look="subtle" size="lg" stretched to={links.starHistory()}>
        별 내역 보기
      </LinkButton>
    </Outcome>
  );
