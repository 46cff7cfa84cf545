import { type ShopPage, shopLink } from '@jangteo/contract/links';
import type { PublicSettings } from '@jangteo/contract/release';
import { createContext, useContext } from 'react';

const Settings = createContext<PublicSettings | undefined>(undefined);

export const SettingsProvider = Settings.Provider;

/** The address of one of the outside shop's own pages. */
export function useShopLink(page: ShopPage): string {
  const settings = useContext(Settings);
  if (!settings) throw new Error('useShopLink stands outside of SettingsProvider');
  return shopLink(settings.shopOrigin, page);
}
