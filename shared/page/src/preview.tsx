import type { Head } from '@jangteo/navigation';
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

/** The head of a page that only admins see: shared links tell nothing of it. */
export const previewHead = (): Head => ({
  title: '미리보기 | 장터',
  description: '관리자가 공개 전의 내용을 미리 보는 화면입니다.',
});
