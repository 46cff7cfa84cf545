import { links } from '@jangteo/contract/links';
import { LinkButton } from '@jangteo/page';
import { Icon, Stack, styled } from '@jangteo/ui';

export default function NotFoundPage() {
  return (
    <Page>
      <Icon name="basket" size={56} />
      <h1>찾으시는 페이지가 없어요</h1>
      <p>주소가 잘못되었거나, 판매가 끝나 사라진 페이지일 수 있어요.</p>
      <Stack width="full" maxWidth="280px">
        <LinkButton to={links.home()}>홈으로 가기</LinkButton>
        <LinkButton to={links.search()} look="outline">
          상품 검색하기
        </LinkButton>
      </Stack>
    </Page>
  );
}

const Page = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    minHeight: '100dvh',
    padding: '6',
    textAlign: 'center',
    color: 'fg.muted',
    '& > svg': { color: 'primary.stroke' },
    '& > h1': { fontSize: '2xl', fontWeight: 'bold', color: 'fg' },
    '& > p': { marginBottom: '4', textWrap: 'balance' },
  },
});
