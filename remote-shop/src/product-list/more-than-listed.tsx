import { mostListed } from '@jangteo/contract/limits';
import { grouped, styled } from '@jangteo/ui';

const Root = styled('p', {
  base: { paddingInline: '4', paddingTop: '8', textAlign: 'center', fontSize: 'md', color: 'fg.muted' },
});

/** Shown below the last product of a list that is cut off. */
export const MoreThanListed = () => (
  <Root>
    상품 {grouped(mostListed)}개를 모두 보셨어요.
    <br />더 찾으시려면 필터로 좁혀 보세요.
  </Root>
);
