import type { ShopInfo } from '@jangteo/contract';
import { Badge, Icon, Picture, styled } from '@jangteo/ui';
import { LinkButton } from '../layout/link-button.ts';
import { StoreHeart } from '../likes/store-heart.tsx';
import { SellerFacts } from './seller-facts.tsx';

const Root = styled('div', {
  base: {
    borderBottomWidth: '0.5rem',
    borderColor: 'bg.muted',
    '& > [data-part=words]': { paddingInline: '4', paddingBottom: '5' },
    '& [data-part=face]': {
      position: 'relative',
      width: '4.5rem',
      marginTop: '-2.25rem',
      marginBottom: '2.5',
      borderRadius: 'full',
      boxShadow: '0 0 0 4px {colors.bg}',
    },
    '& h1': {
      fontSize: '2xl',
      fontWeight: 'bold',
      lineHeight: 'tight',
      '& > span': { marginLeft: '2', verticalAlign: 'middle' },
    },
    '& p': { marginTop: '1.5', fontSize: 'md', color: 'fg.muted' },
    '& [data-part=actions]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2', marginBlock: '4' },
  },
});

export const StoreHero = ({ shop }: { shop: ShopInfo }) => (
  <Root>
    <Picture src={shop.coverImage} alt="" width={640} height={320} sizes="(min-width: 480px) 480px, 100vw" priority />
    <div data-part="words">
      <div data-part="face">
        <Picture src={shop.mainImage} alt="" width={144} height={144} sizes="72px" corners="full" loading="eager" />
      </div>
      <h1>
        {shop.shopName}
        <Badge tone="secondary">{shop.localName}</Badge>
      </h1>
      <p>{shop.intro}</p>
      <div data-part="actions">
        <StoreHeart shop={shop} />
        <LinkButton to={shop.url} look="outline">
          <Icon name="store" size={18} />
          판매자 쇼핑몰
        </LinkButton>
      </div>
      <SellerFacts seller={shop.seller} />
    </div>
  </Root>
);
