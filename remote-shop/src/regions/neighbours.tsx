import { links } from '@jangteo/contract/links';
import { Chips } from '@jangteo/page';
import { PagePart } from '../sections/page-part.ts';

interface NeighboursProps {
  list: readonly { localCode: string; localName: string }[];
}

export const Neighbours = ({ list }: NeighboursProps) =>
  list.length === 0 ? null : (
    <PagePart aria-labelledby="neighbours-title" style={{ paddingInline: 0 }}>
      <h2 id="neighbours-title" style={{ paddingInline: '1rem' }}>
        이웃 고장도 둘러보세요
      </h2>
      <Chips
        label="이웃 고장"
        items={list.map(({ localCode, localName }) => ({
          label: localName,
          to: links.local(localCode),
          isCurrent: false,
        }))}
      />
    </PagePart>
  );
