import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { PageHeader } from '@jangteo/page';
import { Icon, type IconName } from '@jangteo/ui';
import { LoginBody, Reasons } from './login-parts.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { useReturnOfMember } from './use-return-of-member.ts';

const reasons: { icon: IconName; text: string }[] = [
  { icon: 'heart', text: '마음에 드는 상품과 스토어를 찜해 둬요' },
  { icon: 'alarm', text: '기다리던 특가가 열리면 알림을 보내 드려요' },
  { icon: 'spark', text: '활동할 때마다 별을 모아 적립금으로 바꿔요' },
  { icon: 'community', text: '커뮤니티에서 살림과 장보기 이야기를 나눠요' },
];

export default function LoginPage() {
  useReturnOfMember();
  return (
    <>
      <PageHeader title="로그인" isHeading={false} />
      <LoginBody>
        <header>
          <h1>
            제철 먹거리, <br />
            장터에서 시작해요
          </h1>
          <p>가입과 로그인이 한 번에 끝나요. 비밀번호를 새로 만들지 않아도 돼요.</p>
        </header>
        <Reasons>
          {reasons.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} size={20} />
              {text}
            </li>
          ))}
        </Reasons>
        <StorageNotice />
        <ProviderButtons />
        <Link to={links.home()} replace data-part="look-around">
          로그인 없이 둘러보기
        </Link>
        <footer>
          <Link to={links.terms()}>이용약관</Link>
          <Link to={links.privacy()}>개인정보처리방침</Link>
        </footer>
      </LoginBody>
    </>
  );
}
