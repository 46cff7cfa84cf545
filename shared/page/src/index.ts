export { ActionBar } from './action-bar.tsx';
export { actionBarSelectors } from './action-bar-place.ts';
export { answerRefusal, mayActOrAfterLogin, takeAfterLogin } from './after-login.ts';
export { AlarmBell, alarmCountQuery } from './alarm-bell.tsx';
export { BannerStrip } from './banner-strip.tsx';
export { bannersQuery } from './banners-query.ts';
export { Chips } from './chips.tsx';
export { ChipsSkeleton } from './chips-skeleton.tsx';
export { company } from './company.ts';
export { CompanyFacts } from './company-facts.tsx';
export { crossToSeller } from './cross-to-seller.ts';
export { EndlessEnd, type EndlessQuery } from './endless-end.tsx';
export { EndlessList, itemsOf } from './endless-list.tsx';
export { BelowView, FirstViewFirst, useFirstViewIsRendered } from './first-view.tsx';
export { FavouritesLink, HomeLink, SearchLink, SettingsLink } from './header-links.tsx';
export {
  koreanDate,
  koreanMonthDay,
  koreanMonthDayTime,
  koreanPeriod,
  koreanShortDate,
  koreanTime,
} from './korean-time.ts';
export { LinkButton } from './link-button.ts';
export { Loaded, type LoadedProps } from './loaded.tsx';
export { LoadedDetail } from './loaded-detail.tsx';
export { LongList } from './long-list/long-list.tsx';
export { useNearParts } from './long-list/use-near-parts.ts';
export { MessagePage } from './message-page.ts';
export { Missing } from './missing.tsx';
export { nextPage } from './next-page.ts';
export { orNotFound } from './or-not-found.ts';
export { PageHeader } from './page-header.tsx';
export { PreviewMark, previewHead } from './preview.tsx';
export { Highlighted } from './search/highlighted.tsx';
export { readKeyword } from './search/keyword.ts';
export { makeRecentTerms } from './search/recent-terms.ts';
export { RecentTermsList } from './search/recent-terms-list.tsx';
export { SearchBar } from './search/search-bar.tsx';
export { SearchPart } from './search/search-part.ts';
export { TermRail } from './search/term-rail.ts';
export { useSearchedKeyword } from './search/use-searched-keyword.ts';
export { ShareButton } from './share-button.tsx';
export { sharePicture } from './share-picture.ts';
export { textFieldStyles } from './text-field-styles.ts';
export { TitledBody } from './titled-body.ts';
export { useDebounced } from './use-debounced.ts';
export { useFocusAfterRemoval } from './use-focus-after-removal.ts';
export { Ago, ShortDate } from './when.tsx';
export { useZoomDialog } from './zoom/use-zoom-dialog.tsx';
