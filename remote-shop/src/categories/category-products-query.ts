import type { ProductSort } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { filterOf, type ProductChoice } from '../product-list/product-choice.ts';
import { productListQuery, productsPerPage } from '../product-list/product-list-query.ts';

export const categoryProductsQuery = (categoryCode: string, choice: ProductChoice & { sort: ProductSort }) =>
  productListQuery({
    queryKey: ['shop:category', categoryCode, 'products', choice],
    load: (page, signal) => {
      const { minPrice, maxPrice, minSaleRate } = filterOf(choice);
      return call('GET /api/v1/display/web/category/product', {
        query: { categoryCode, sortOption: choice.sort, minPrice, maxPrice, minSaleRate, page, limit: productsPerPage },
        signal,
      });
    },
  });
