import { links } from '@jangteo/contract/links';
import { LinkButton, PageHeader } from '@jangteo/page';
import { Empty, Stack } from '@jangteo/ui';
import { AlarmButton } from '../alarm-requests/alarm-button.tsx';

/** Says that there is no live shopping yet. */
export default function ShoppingLivePage() {
  return (
    <>
      <PageHeader title="쇼핑라이브" />
      <Empty
        alone
        icon="play"
        title="쇼핑라이브를 준비하고 있어요."
        text="산지를 생생하게 보여 드릴 수 있을 때 문을 열게요."
        action={
          <Stack gap="2">
            <AlarmButton
              kind="shoppingLive"
              id={1}
              label="문 열면 알림받기"
              promise="문을 열면 가장 먼저 알려 드릴게요."
            />
            <LinkButton to={links.home()} look="plain">
              오늘의 특가 보기
            </LinkButton>
          </Stack>
        }
      />
    </>
  );
}
