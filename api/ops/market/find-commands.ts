import { type Command, OpsProblem } from '../command.ts';
import { tableOf } from '../table.ts';

const storesSql = `
  SELECT shop_id AS "shopId", name, product_count AS "productCount", url, is_displayed AS "isDisplayed"
  FROM shop
  WHERE position(lower($1) IN lower(name)) > 0
  ORDER BY name, shop_id
  LIMIT 50`;

interface Store {
  shopId: number;
  name: string;
  productCount: number;
  url: string;
  isDisplayed: boolean;
}

const stores: Command = {
  name: 'stores',
  words: ['이름'],
  summary: '이름이나 그 일부로 매장 번호 찾기',
  run: async ({ words: [name = ''] }, { database, print }) => {
    const found = await database.query<Store>(storesSql, [name]);
    if (found.length === 0) throw new OpsProblem(`이름에 '${name}'이(가) 들어간 매장이 없습니다.`);
    const lines = found.map(({ shopId, name: shopName, productCount, url, isDisplayed }) => [
      ...[shopId, shopName, productCount, isDisplayed ? '보임' : '숨김', url],
    ]);
    for (const line of tableOf(['매장', '이름', '상품', '상태', '쇼핑몰'], lines)) print(line);
  },
};

const productsSql = `
  SELECT product_no AS "productNo", title, name AS "shopName", price, discount_price AS "discountPrice",
         product.is_displayed AND shop.is_displayed AS "isDisplayed"
  FROM product
  JOIN shop USING (shop_id)
  WHERE position(lower($1) IN lower(title)) > 0
  ORDER BY view_count DESC, product_no
  LIMIT 50`;

interface Product {
  productNo: number;
  title: string;
  shopName: string;
  price: number;
  discountPrice: number;
  isDisplayed: boolean;
}

const products: Command = {
  name: 'products',
  words: ['상품명'],
  summary: '상품명이나 그 일부로 상품 번호 찾기, 많이 본 것부터 50개',
  run: async ({ words: [title = ''] }, { database, print }) => {
    const found = await database.query<Product>(productsSql, [title]);
    if (found.length === 0) throw new OpsProblem(`상품명에 '${title}'이(가) 들어간 상품이 없습니다.`);
    const lines = found.map(({ productNo, title: name, shopName, price, discountPrice, isDisplayed }) => [
      ...[productNo, name, shopName, price, discountPrice, isDisplayed ? '보임' : '숨김'],
    ]);
    for (const line of tableOf(['상품', '상품명', '매장', '정가', '판매가', '상태'], lines)) print(line);
  },
};

export const findCommands: readonly Command[] = [stores, products];
