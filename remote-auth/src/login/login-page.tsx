import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { PageHeader } from '@jangteo/page';
import { buttonStyles, Empty, styled } from '@jangteo/ui';

const Home = styled(Link, buttonStyles);

/** Says where sign-in stands, and that nothing is lost without it. */
export default function LoginPage() {
  return (
    <>
      <PageHeader title="로그인" />
      <Empty
        icon="person"
        title="로그인과 회원 가입을 준비하고 있어요."
        text="찜하기와 이벤트 신청은 회원이 되면 할 수 있어요. 상품과 커뮤니티는 지금도 모두 볼 수 있어요."
        action={<Home to={links.home()}>장 보러 가기</Home>}
      />
    </>
  );
}
