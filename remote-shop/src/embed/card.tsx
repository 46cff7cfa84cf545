import type { LimitedDeal } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { pictureWidths } from '@jangteo/contract/pictures';
import { addressAt } from './market.ts';

const won = (amount: number): string => `${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}원`;

export function Card({ deal: { dealId, remainRate, product } }: { deal: LimitedDeal }) {
  const { title, shopName, imageUrl, discountPrice, price, saleRate, unitPrice, isSoldOut } = product;
  const isReduced = price > discountPrice;
  return (
    <article data-sold-out={isSoldOut}>
      <span data-part="picture">
        <img {...pictureOf(imageUrl)} alt="" width={320} height={320} sizes="216px" loading="lazy" />
        {isSoldOut && <b>품절</b>}
      </span>
      <p data-part="store">{shopName}</p>
      <h3>
        <a href={addressAt(links.deal(dealId))}>{title}</a>
      </h3>
      <p data-part="price">
        {isReduced && (
          <del>
            <span data-part="said">원래 가격 </span>
            {won(price)}
          </del>
        )}
        {isReduced && saleRate > 0 && <b data-part="rate">{saleRate}%</b>} <b>{won(discountPrice)}</b>
        {unitPrice && <small>{unitPrice}</small>}
      </p>
      <p data-part="stock">{isSoldOut ? '모두 팔렸어요' : `${remainRate}% 남았어요`}</p>
    </article>
  );
}

/** A full address is used as it is. */
function pictureOf(image: string) {
  if (!image.startsWith('/img/')) return { src: image };
  return {
    src: addressAt(`${image}/320`),
    srcSet: pictureWidths.map((width) => `${addressAt(`${image}/${width}`)} ${width}w`).join(', '),
  };
}
