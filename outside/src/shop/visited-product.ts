export interface VisitedProduct {
  shop: string;
  productId: number;
}

/** A product as it is written in addresses and, in lists, in cookies. */
export const productPath = ({ shop, productId }: VisitedProduct): string =>
  `/${encodeURIComponent(shop)}/products/${productId}`;

/** Undefined for a path that is no product page. */
export function productAt(address: string): VisitedProduct | undefined {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  const [, shop, id] = /^\/([^/]+)\/products\/(\d{1,10})$/.exec(path) ?? [];
  return shop ? { shop: decodedShop(shop), productId: Number(id) } : undefined;
}

export function readProductList(cookie: string): VisitedProduct[] {
  return cookie.split('|').flatMap((entry) => {
    const match = /^([^.]+)\.(\d{1,10})$/.exec(entry);
    return match?.[1] ? [{ shop: decodedShop(match[1]), productId: Number(match[2]) }] : [];
  });
}

export const writeProductList = (products: readonly VisitedProduct[]): string =>
  products.map(({ shop, productId }) => `${encodeURIComponent(shop).replaceAll('.', '%2E')}.${productId}`).join('|');

function decodedShop(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const listed = 20;

/** Newest first, each product once. */
export const withProduct = (products: readonly VisitedProduct[], added: VisitedProduct): VisitedProduct[] =>
  [added, ...products.filter((known) => productPath(known) !== productPath(added))].slice(0, listed);
