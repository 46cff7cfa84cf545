import { links } from '@jangteo/contract/links';
import { ActionBar, LinkButton, PageHeader } from '@jangteo/page';
import { Icon } from '@jangteo/ui';
import { Facts, WithdrawalBody } from './withdrawal-parts.ts';

const lost = [
  '모은 별과 등급, 별 적립과 전환 내역',
  '찜한 상품과 스토어, 최근 본 상품',
  '이벤트 신청과 당첨 내역, 알림',
  '쇼핑몰에 연결된 고객 정보와 적립금',
];

const kept = [
  '커뮤니티에 쓴 글과 댓글은 작성자 이름 없이 남아요. 지우고 싶다면 탈퇴하기 전에 직접 지워 주세요.',
  '별을 적립금으로 바꾼 기록은 전자상거래법에 따라 5년 동안 보관해요.',
  '소비자 불만과 분쟁 처리 기록은 전자상거래법에 따라 3년 동안 보관해요.',
  '접속 기록은 통신비밀보호법에 따라 3개월 동안 보관해요.',
  '광고 수신에 동의하고 철회한 기록은 6개월 동안 보관해요.',
  '바로 다시 가입하는 것을 막기 위해 알아볼 수 없게 바꾼 계정 값을 30일 동안 보관해요.',
];

export default function WithdrawInfoPage() {
  return (
    <>
      <PageHeader title="회원 탈퇴" isHeading={false} />
      <WithdrawalBody>
        <h1>탈퇴하기 전에 확인해 주세요</h1>
        <p>탈퇴하면 아래 정보는 바로 사라지고 되살릴 수 없어요.</p>
        <section aria-labelledby="lost">
          <h2 id="lost">사라지는 것</h2>
          <Facts>
            {lost.map((fact) => (
              <li key={fact}>
                <Icon name="close" size={18} />
                {fact}
              </li>
            ))}
          </Facts>
        </section>
        <section aria-labelledby="kept">
          <h2 id="kept">남거나 법에 따라 보관하는 것</h2>
          <Facts>
            {kept.map((fact) => (
              <li key={fact}>
                <Icon name="info" size={18} />
                {fact}
              </li>
            ))}
          </Facts>
        </section>
      </WithdrawalBody>
      <ActionBar>
        <LinkButton to={links.home()} size="lg">
          계속 이용하기
        </LinkButton>
        <LinkButton to={links.withdraw()} size="lg" look="outline">
          탈퇴 계속하기
        </LinkButton>
      </ActionBar>
    </>
  );
}
