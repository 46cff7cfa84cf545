import { type ShopPage, shopLink } from '@jangteo/contract/links';
import type { PublicSettings } from '@jangteo/contract/release';
import { createContext, useContext } from 'react';

const Settings = createContext<PublicSettings | undefined>(undefined);

export const SettingsProvider = Settings.Provider;

export function useShopOrigin(): string {
  const settings = useContext(Settings);
  if (!settings) throw new Error('useShopOrigin stands outside of SettingsProvider');
  return settings.shopOrigin;
}

/** The address of one of the outside shop's own pages. */
export const useShopLink = (page: ShopPage): string => shopLink(useShopOrigin(), page);
