import type { Category } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { type Head, NotFound, type RouteContext } from '@jangteo/navigation';
import { sharePicture } from '@jangteo/page';
import { productSorts, readChoice } from '../product-list/product-choice.ts';
import { breadcrumb, type Step } from '../structured-data/breadcrumb.ts';
import { categoriesQuery } from './categories-query.ts';
import { categoryPath, codeInAddress, isCategoryAddress } from './category-path.ts';
import { categoryProductsQuery } from './category-products-query.ts';
import { head as headOfAll } from './category-route.ts';

export async function load({ queryClient, params, url }: RouteContext): Promise<void> {
  if (!isCategoryAddress(params)) throw new NotFound();
  const code = codeInAddress(params);
  await Promise.all([
    queryClient.prefetchQuery(categoriesQuery()),
    code && queryClient.prefetchInfiniteQuery(categoryProductsQuery(code, readChoice(url.searchParams, productSorts))),
  ]);
  const categories = queryClient.getQueryData(categoriesQuery().queryKey);
  if (code && categories && categoryPath(categories.list, code).length === 0) throw new NotFound();
}

export function head({ queryClient, params, url }: RouteContext): Head {
  const categories = queryClient.getQueryData(categoriesQuery().queryKey)?.list ?? [];
  const path = categoryPath(categories, codeInAddress(params) ?? '');
  const category = path.at(-1);
  if (!category) return headOfAll();
  return {
    title: `${category.categoryName} | 장터 카테고리`,
    description: `${path.map(({ categoryName }) => categoryName).join(' > ')}: 산지에서 바로 오는 상품을 가격과 할인율로 골라 보세요.`,
    ...sharePicture(category.imageUrl),
    things: [breadcrumb(url.origin, path.map(stepOf))],
  };
}

function stepOf({ categoryName: name, categoryCode: code, level }: Category): Step {
  if (level === 3) return { name, path: links.categoryDetail(code.slice(0, 4), code) };
  return { name, path: level === 1 ? `${links.category()}?code=${code}` : links.categoryDetail(code) };
}
