import type { ToastItem } from '@jangteo/contract';
import { showToast } from '@jangteo/overlay';

export function showToastItems(items: readonly ToastItem[]): void {
  for (const { isSuccess, startPhrase, pointPhrase, endPhrase } of items) {
    showToast({ icon: isSuccess ? 'spark' : 'info', start: startPhrase, point: pointPhrase, end: endPhrase });
  }
}
