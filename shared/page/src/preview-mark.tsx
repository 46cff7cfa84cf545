import { Badge, styled } from '@jangteo/ui';

const Root = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '4',
    bg: 'warning.subtle',
    color: 'warning.text',
    fontSize: 'sm',
  },
});

/** Marks a page that only admins see. */
export const PreviewMark = () => (
  <Root>
    <Badge tone="inverse">미리보기</Badge>
    관리자에게만 보이는 화면이에요.
  </Root>
);
