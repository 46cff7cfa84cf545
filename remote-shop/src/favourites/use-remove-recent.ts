import { call } from '@jangteo/http';
import { showToast } from '@jangteo/overlay';
import { useIsMember } from '@jangteo/session';
import { recentProducts } from '@jangteo/storage';
import { mergeRecentProducts, replaceRecentProducts } from './recent-products.ts';

/** Removes products from the recently viewed, here and on a member's other devices. */
export function useRemoveRecent() {
  const isMember = useIsMember();

  const forgetAtServer = async (body: { productNos?: number[] }) => {
    if (isMember) await call('DELETE /api/v1/user/recently-viewed-product', { body });
  };

  /** When the server call fails, the list is restored. */
  const change = async (productNos: number[] | undefined) => {
    const before = recentProducts.list();
    replaceRecentProducts(before.filter(({ productNo }) => productNos && !productNos.includes(productNo)));
    try {
      await forgetAtServer(productNos ? { productNos } : {});
      return before;
    } catch {
      replaceRecentProducts(before);
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
        replaceRecentProducts(
          before.map((product) => (product.productNo === productNo ? { ...product, viewedDt } : product)),
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
