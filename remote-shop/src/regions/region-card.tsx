import type { LocalPick } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Card, grouped, Picture, styled } from '@jangteo/ui';
import { ProductRow } from '../products/product-row.tsx';

const Lead = styled(Link, {
  base: {
    display: 'block',
    '& > div': { paddingInline: '4', paddingTop: '3' },
    '& h3': { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'snug' },
    '& h3 > span': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: 'md',
      fontWeight: 'medium',
    },
    '& p': { fontSize: 'sm', color: 'fg.subtle' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

const Products = styled('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', padding: '4' },
});

interface RegionCardProps {
  region: LocalPick;
  /** How wide it is shown, as in an image's `sizes`. */
  sizes: string;
  loading?: 'lazy' | 'eager';
}

export function RegionCard({ region, sizes, loading }: RegionCardProps) {
  return (
    <Card>
      <Lead to={links.local(region.localCode)}>
        <Picture src={region.imageUrl} alt="" width={320} height={180} sizes={sizes} loading={loading} />
        <div>
          <h3>
            {region.localName} <span>{region.specialty}</span>
          </h3>
          <p>스토어 {grouped(region.shopCount)}곳</p>
        </div>
      </Lead>
      <Products>
        {region.products.map((product) => (
          <li key={product.productNo}>
            <ProductRow product={product} />
          </li>
        ))}
      </Products>
    </Card>
  );
}
