import { call } from '@jangteo/http';
import { showToast } from '@jangteo/overlay';
import { useIsMember } from '@jangteo/session';
import { type RecentProduct, recentProducts } from '@jangteo/storage';
import { mergeRecentProducts, replaceRecentProducts } from './recent-products.ts';

/** Removes products from the recently viewed, here and on a member's other devices. */
export function useRemoveRecent() {
  const isMember = useIsMember();

  const forgetAtServer = async (body: { productNos?: number[] }) => {
    if (isMember) await call('DELETE /api/v1/user/recently-viewed-product', { body });
  };

  /** When the server call fails, the products are put back. */
  const change = async (productNos: number[] | undefined) => {
    const before = recentProducts.list();
    const isRemoved = ({ productNo }: RecentProduct) => productNos === undefined || productNos.includes(productNo);
    replaceRecentProducts(before.filter((product) => !isRemoved(product)));
    try {
      await forgetAtServer(productNos ? { productNos } : {});
      return before;
    } catch {
      putBack(before, isRemoved);
      showToast({ matter: 'recent', icon: 'info', start: '지우지 못했어요. 잠시 뒤에 다시 시도해 주세요.' });
      return undefined;
    }
  };

  return {
    async forget(productNo: number): Promise<void> {
      const before = await change([productNo]);
      if (!before) return;
      const bringBack = () => {
        const viewedDt = new Date().toISOString();
        const isThis = (product: RecentProduct) => product.productNo === productNo;
        putBack(
          before.map((product) => (isThis(product) ? { ...product, viewedDt } : product)),
          isThis,
        );
        if (isMember) mergeRecentProducts().catch(() => undefined);
      };
      showToast({
        matter: 'recent',
        start: '최근 본 상품에서 지웠어요.',
        action: { label: '되돌리기', onPress: bringBack },
      });
    },

    async forgetAll(): Promise<void> {
      await change(undefined);
    },
  };
}

/** Puts removed products back in their places. What has been removed or viewed since stays so. */
function putBack(before: readonly RecentProduct[], isRemoved: (product: RecentProduct) => boolean): void {
  const now = recentProducts.list();
  const isIn = (products: readonly RecentProduct[]) => (product: RecentProduct) =>
    products.some(({ productNo }) => productNo === product.productNo);
  const isNow = isIn(now);
  const wasBefore = isIn(before);
  replaceRecentProducts([
    ...now.filter((product) => !wasBefore(product)),
    ...before.filter((product) => isRemoved(product) || isNow(product)),
  ]);
}
