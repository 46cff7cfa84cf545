import type { StoreCard } from '@jangteo/contract';
import { Badge, Picture, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';

const Root = styled('div', {
  base: {
    borderBottomWidth: '0.5rem',
    borderColor: 'bg.muted',
    '& > [data-part=words]': { paddingInline: '4', paddingBottom: '5' },
    '& h1': {
      fontSize: '2xl',
      fontWeight: 'bold',
      lineHeight: 'tight',
      '& > span': { marginLeft: '2', verticalAlign: 'middle' },
    },
    '& p': { marginTop: '1.5', fontSize: 'md', color: 'fg.muted' },
    '& [data-part=actions]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
      gap: '2',
      marginBlock: '4',
    },
  },
});

export const LogoPlace = styled('div', {
  base: {
    position: 'relative',
    width: '4.5rem',
    marginTop: '-2.25rem',
    marginBottom: '2.5',
    borderRadius: 'full',
    boxShadow: '0 0 0 4px {colors.bg}',
  },
});

interface StoreFaceProps {
  shop: StoreCard;
  cover: ReactNode;
  children: ReactNode;
}

/** The content of a store card in full size. */
export const StoreFace = ({ shop, cover, children }: StoreFaceProps) => (
  <Root>
    {cover}
    <div data-part="words">
      <LogoPlace>
        <Picture src={shop.mainImage} alt="" width={144} height={144} sizes="72px" corners="full" loading="eager" />
      </LogoPlace>
      <h1>
        {shop.shopName}
        <Badge tone="secondary">{shop.localName}</Badge>
      </h1>
      <p>{shop.intro}</p>
      {children}
    </div>
  </Root>
);
