export { ActionBar } from './actions/action-bar.tsx';
export { actionBarSelectors } from './actions/action-bar-place.ts';
export { answerRefusal, mayActOrAfterLogin, takeAfterLogin } from './actions/after-login.ts';
export { crossToSeller } from './actions/cross-to-seller.ts';
export { LinkButton } from './actions/link-button.ts';
export { ShareButton } from './actions/share-button.tsx';
export { sharePicture } from './actions/share-picture.ts';
export { BannerStrip } from './banners/banner-strip.tsx';
export { bannersQuery } from './banners/banners-query.ts';
export { company } from './company/company.ts';
export { CompanyFacts } from './company/company-facts.tsx';
export { AlarmBell, alarmCountQuery } from './header/alarm-bell.tsx';
export { FavouritesLink, HomeLink, SearchLink, SettingsLink } from './header/header-links.tsx';
export { PageHeader } from './header/page-header.tsx';
export { Chips } from './lists/chips.tsx';
export { ChipsSkeleton } from './lists/chips-skeleton.tsx';
export { EndlessEnd, type EndlessQuery } from './lists/endless-end.tsx';
export { EndlessList, itemsOf } from './lists/endless-list.tsx';
export { LongList } from './lists/long-list/long-list.tsx';
export { useNearParts } from './lists/long-list/use-near-parts.ts';
export { nextPage } from './lists/next-page.ts';
export { useFocusAfterRemoval } from './lists/use-focus-after-removal.ts';
export { useFreshList } from './lists/use-fresh-list.ts';
export { BelowView, FirstViewFirst, useFirstViewIsRendered } from './loading/first-view.tsx';
export { Loaded, type LoadedProps } from './loading/loaded.tsx';
export { LoadedDetail } from './loading/loaded-detail.tsx';
export { MessagePage } from './loading/message-page.ts';
export { Missing } from './loading/missing.tsx';
export { orNotFound } from './loading/or-not-found.ts';
export { PreviewMark, previewHead } from './preview.tsx';
export { putAnswer } from './put-answer.ts';
export { Highlighted } from './search/highlighted.tsx';
export { readKeyword } from './search/keyword.ts';
export { makeRecentTerms } from './search/recent-terms.ts';
export { RecentTermsList } from './search/recent-terms-list.tsx';
export { SearchBar } from './search/search-bar.tsx';
export { SearchPart } from './search/search-part.ts';
export { TermRail } from './search/term-rail.ts';
export { useSearchedKeyword } from './search/use-searched-keyword.ts';
export { textFieldStyles } from './text-field-styles.ts';
export {
  koreanDate,
  koreanMonthDay,
  koreanMonthDayTime,
  koreanPeriod,
  koreanShortDate,
  koreanTime,
} from './texts/korean-time.ts';
export { TitledBody } from './texts/titled-body.ts';
export { Ago, ShortDate } from './texts/when.tsx';
export { useDebounced } from './use-debounced.ts';
export { useEnteredBefore } from './use-entered-before.ts';
export { useZoomDialog } from './zoom/use-zoom-dialog.tsx';
