import { useThrobber } from '@jangteo/overlay';
import { styled, useModal, VisuallyHidden } from '@jangteo/ui';

/** Covers everything while work is in progress, so that nothing is pressed twice, and goes when the work has ended. */
export function Throbber() {
  return useThrobber() ? <OpenThrobber /> : null;
}

const OpenThrobber = () => (
  <Cover {...useModal()} aria-label="처리 중">
    <span aria-hidden />
    <VisuallyHidden role="status">잠시만 기다려 주세요.</VisuallyHidden>
  </Cover>
);

const Cover = styled('dialog', {
  base: {
    margin: 'auto',
    padding: '4',
    bg: 'transparent',
    outline: 'none',
    '& > [aria-hidden]': {
      display: 'block',
      width: '12',
      height: '12',
      borderRadius: 'full',
      borderWidth: '4px',
      borderColor: 'orange.200',
      borderTopColor: 'primary',
      animation: 'spin 900ms linear 9999',
    },
    '&::backdrop': { bg: 'rgb(255 255 255 / 60%)' },
  },
});
