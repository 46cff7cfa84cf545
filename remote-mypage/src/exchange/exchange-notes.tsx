import type { ExchangeTerms } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { LinkButton } from '@jangteo/page';
import { grouped, styled } from '@jangteo/ui';

const Root = styled('ul', {
  base: {
    marginTop: '2',
    marginBottom: '4',
    paddingLeft: '4',
    listStyle: 'disc',
    fontSize: 'md',
    color: 'fg.muted',
    '& > li + li': { marginTop: '1' },
  },
});

export const ExchangeNotes = ({ terms: { rate, min, unit } }: { terms: ExchangeTerms }) => (
  <section aria-labelledby="exchange-notes">
    <h2 id="exchange-notes">알아 두세요</h2>
    <Root>
      <li>별 {grouped(rate)}개가 판매자 쇼핑몰 적립금 1원이에요.</li>
      <li>
        별 {grouped(min)}개부터 {grouped(unit)}개 단위로 바꿀 수 있고, 먼저 사라질 별부터 쓰여요.
      </li>
      <li>쇼핑몰이 적립금을 받지 못하면 별을 그대로 돌려드려요. 쌓인 적립금은 다시 별로 바꿀 수 없어요.</li>
      <li>하루에 바꿀 수 있는 별은 등급에 따라 늘어나요.</li>
    </Root>
    <LinkButton look="outline" stretched to={links.starHistory('use')}>
      전환 내역 보기
    </LinkButton>
  </section>
);
