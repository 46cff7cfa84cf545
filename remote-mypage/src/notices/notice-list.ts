import { styled } from '@jangteo/ui';

export const NoticeList = styled('ul', {
  base: { '& > li': { borderBottomWidth: '1px' } },
});
