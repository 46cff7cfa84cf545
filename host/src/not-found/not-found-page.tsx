import { links } from '@jangteo/contract/links';
import { LinkButton, MessagePage } from '@jangteo/page';
import { Icon, Stack } from '@jangteo/ui';

export default function NotFoundPage() {
  return (
    <MessagePage>
      <Icon name="basket" size={56} />
      <h1>찾으시는 페이지가 없어요</h1>
      <p>주소가 잘못되었거나, 글이 삭제되었거나, 판매가 끝나 사라진 페이지일 수 있어요.</p>
      <Stack width="full" maxWidth="280px">
        <LinkButton to={links.home()}>홈으로 가기</LinkButton>
        <LinkButton to={links.search()} look="outline">
          상품 검색하기
        </LinkButton>
      </Stack>
    </MessagePage>
  );
}
