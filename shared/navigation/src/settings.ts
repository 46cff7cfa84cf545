import { type ShopPage, shopLink } from '@jangteo/contract/links';
import type { PublicSettings } from '@jangteo/contract/release';
import { createContext, useContext } from 'react';

const Settings = createContext<PublicSettings | undefined>(undefined);

export const SettingsProvider = Settings.Provider;

export function useSettings(): PublicSettings {
  const settings = useContext(Settings);
  if (!settings) throw new Error('useSettings stands outside of SettingsProvider');
  return settings;
}

/** The address of a page of the shop platform. */
export const useShopLink = (page: ShopPage): string => shopLink(useSettings().shopOrigin, page);
