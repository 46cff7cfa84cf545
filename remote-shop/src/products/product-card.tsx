import type { ProductCard as Product } from '@jangteo/contract';
import { Link } from '@jangteo/navigation';
import { Highlighted } from '@jangteo/page';
import { Badge, Picture, Price } from '@jangteo/ui';
import { HeartButton } from '../likes/heart-button.tsx';
import { ReturnedTo } from '../returning/returned-to.tsx';
import { ProductCardRoot } from './product-card-root.ts';
import { ProductLink } from './product-link.tsx';

interface ProductCardProps {
  product: Product;
  /** Where it links to; by default the product's page at its seller's shop. */
  to?: string;
  /** How wide its picture is shown, as in an image's `sizes`. */
  sizes: string;
  loading?: 'lazy' | 'eager';
  /** Highlighted in its title. */
  keyword?: string;
}

export function ProductCard({ product, to, sizes, loading = 'lazy', keyword }: ProductCardProps) {
  const { title, shopName, isSoldOut, badges } = product;
  const shownTitle = keyword ? <Highlighted text={title} words={[keyword]} /> : title;
  return (
    <ProductCardRoot soldOut={isSoldOut}>
      <div data-part="picture">
        <Picture src={product.imageUrl} alt="" width={320} height={320} sizes={sizes} loading={loading} corners="md" />
        {isSoldOut && <span data-part="sold-out">품절</span>}
        <HeartButton kind="product" id={product.productNo} name={title} />
        <ReturnedTo product={product} />
      </div>
      <p data-part="store">{shopName}</p>
      <h3>{to ? <Link to={to}>{shownTitle}</Link> : <ProductLink product={product}>{shownTitle}</ProductLink>}</h3>
      <Price
        price={product.discountPrice}
        original={product.price}
        rate={product.saleRate}
        unitPrice={product.unitPrice}
      />
      {badges.length > 0 && (
        <p data-part="badges">
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </p>
      )}
    </ProductCardRoot>
  );
}
