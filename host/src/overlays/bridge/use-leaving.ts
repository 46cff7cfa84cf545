import { useSettings } from '@jangteo/navigation';
import type { BridgeState } from '@jangteo/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leaveOverBridge } from './leave-over-bridge.ts';
import { sellerPriceQuery } from './seller-price.ts';

/** Starts to leave when the dialog is rendered. Closing it early aborts. */
export function useLeaving(bridge: BridgeState): void {
  const settings = useSettings();
  const queryClient = useQueryClient();
  useEffect(() => {
    const turnedBack = new AbortController();
    const marketPrice = () => queryClient.getQueryData(sellerPriceQuery(bridge.productNo).queryKey)?.marketPrice;
    void leaveOverBridge(bridge, { settings, marketPrice, signal: turnedBack.signal });
    return () => turnedBack.abort();
  }, [bridge, settings, queryClient]);
}
