import { links } from '@jangteo/contract/links';
import { Link, useLocation, useNavigate, useNavigation, useRouteError } from '@jangteo/navigation';
import { ErrorRetry } from '@jangteo/ui';
import { RemoteFailed } from '../federation/remotes.ts';
import { usePageHandle } from '../router/use-page-handle.ts';
import { FirstLoad } from './first-load.tsx';
import { useReloadOnce } from './use-reload-once.ts';

/** Replaces a page whose code or data could not be loaded; everything around it keeps working. */
export function RouteFailure() {
  const handle = usePageHandle();
  // A page of a release is reloaded once, whatever has failed.
  const cause = handle ? `${handle.routeId} ${handle.release}` : 'no page';
  return <Failure key={cause} cause={cause} hasBottomNav={!handle?.entry.noBottomNav} />;
}

function Failure({ cause, hasBottomNav }: { cause: string; hasBottomNav: boolean }) {
  const error = useRouteError();
  const navigate = useNavigate();
  const here = useLocation();
  const { state } = useNavigation();
  if (useReloadOnce(cause)) return <FirstLoad />;
  const title =
    error instanceof RemoteFailed ? '화면을 불러오지 못했어요.' : '문제가 생겨 화면을 보여 드리지 못했어요.';
  return (
    <ErrorRetry
      alone
      title={title}
      titleAs="h1"
      text="연결을 확인하고 다시 시도해 주세요. 다른 화면은 그대로 쓸 수 있어요."
      retrying={state === 'loading'}
      // A navigation: a revalidation that ends at once, because the code has arrived by now, would leave the error on
      // the screen.
      onRetry={() => void navigate(here, { replace: true })}
    >
      {!hasBottomNav && <Link to={links.home()}>홈으로 가기</Link>}
    </ErrorRetry>
  );
}
