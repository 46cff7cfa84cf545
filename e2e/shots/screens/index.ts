import type { Screen } from '../screen.ts';
import { accountScreens } from './account.ts';
import { categoryScreens } from './categories.ts';
import { communityScreens } from './community.ts';
import { dealScreens } from './deals.ts';
import { eventScreens } from './events.ts';
import { favouriteScreens } from './favourites.ts';
import { homeScreens } from './home.ts';
import { noticeScreens } from './notices.ts';
import { regionScreens } from './regions.ts';
import { searchScreens } from './search.ts';
import { starScreens } from './stars.ts';
import { storeScreens } from './stores.ts';
import { themeScreens } from './themes.ts';

export const screens: readonly Screen[] = [
  ...homeScreens,
  ...dealScreens,
  ...eventScreens,
  ...themeScreens,
  ...regionScreens,
  ...storeScreens,
  ...categoryScreens,
  ...searchScreens,
  ...favouriteScreens,
  ...communityScreens,
  ...noticeScreens,
  ...accountScreens,
  ...starScreens,
];
