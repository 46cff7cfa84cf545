export {
  createPath,
  matchRoutes,
  Outlet,
  type RouteObject,
  redirect,
  redirectDocument,
  replace,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { BackLink } from './back-link.tsx';
export { createBrowserRouter } from './browser-router.ts';
export { documentIsReturnedTo } from './document-is-returned-to.ts';
export { isPlainClick } from './is-plain-click.ts';
export { useKeptForReturn } from './kept-for-return.ts';
export { Link, type LinkProps } from './link.tsx';
export { NotFound } from './not-found.ts';
export { useOpensAtPlace } from './opens-at-place.ts';
export {
  defineRoutes,
  type Head,
  type RouteContext,
  type RouteImplementation,
  type RoutePlan,
  type Routes,
  type StructuredData,
} from './route.ts';
export { RouterProvider, useRouter } from './router-provider.tsx';
export { safeTarget, type Target } from './safe-target.ts';
export { ScrollPlace } from './scroll-place.ts';
export { SettingsProvider, useSettings, useShopLink } from './settings.ts';
