import { links } from '@jangteo/contract/links';
import { Empty, Skeleton, Stack } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../layout/section.tsx';
import { SectionLink } from '../../layout/section-link.tsx';
import { StoreCard } from './store-card.tsx';
import { storesQuery } from './stores-query.ts';

export function Stores() {
  return (
    <Section
      id="store"
      title="믿고 사는 스토어"
      text="정성껏 키우고 만드는 이웃들"
      action={<SectionLink to={links.stores()} of="스토어" />}
      query={useQuery(storesQuery())}
      skeleton={
        <Stack gap="8" paddingInline="4">
          <Skeleton height="14rem" />
          <Skeleton height="14rem" />
        </Stack>
      }
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty icon="store" title="스토어를 준비하고 있어요." />}
    >
      {({ list }) => (
        <Stack as="ul" gap="8" paddingInline="4">
          {list.map((entry) => (
            <li key={entry.shop.shopId}>
              <StoreCard {...entry} />
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}
