import { links } from '@jangteo/contract/links';
import { Empty, Skeleton, styled } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../sections/section.tsx';
import { SectionLink } from '../sections/section-link.tsx';
import { featuredStoresQuery } from '../stores/featured-stores-query.ts';
import { StoreCard } from '../stores/store-card.tsx';

const List = styled('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '8', paddingInline: '4' },
});

export function Stores() {
  return (
    <Section
      id="store"
      heightBelowView="calc(47.4rem + 2 * min(100vw, 30rem))"
      title="믿고 사는 스토어"
      text="정성껏 키우고 만드는 이웃들"
      action={<SectionLink to={links.stores()} of="스토어" />}
      query={useQuery(featuredStoresQuery())}
      skeleton={
        <List>
          <li>
            <Skeleton height="14rem" />
          </li>
          <li>
            <Skeleton height="14rem" />
          </li>
        </List>
      }
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty icon="store" title="스토어를 준비하고 있어요." />}
    >
      {({ list }) => (
        <List>
          {list.map((entry) => (
            <li key={entry.shop.shopId}>
              <StoreCard {...entry} />
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}
