import { links } from '@jangteo/contract/links';
import { CallError } from '@jangteo/http';
import { Link, useLocation, useNavigate, useNavigation, useRouteError } from '@jangteo/navigation';
import { useWhenOnline } from '@jangteo/state';
import { ErrorRetry } from '@jangteo/ui';
import { useState } from 'react';
import { RemoteFailed } from '../federation/remotes.ts';
import type { PageHandle } from '../router/page-handle.ts';
import { usePages } from '../router/pages-context.ts';
import { usePageHandle } from '../router/use-page-handle.ts';
import { FirstLoad } from './first-load.tsx';
import { ReleaseBefore } from './release-before.tsx';
import { useReloadOnce } from './use-reload-once.ts';

/** Replaces a page whose code or data could not be loaded; everything around it keeps working. */
export function RouteFailure() {
  const handle = usePageHandle();
  const error = useRouteError();
  const pages = usePages();
  // A page of a release is reloaded once, whatever has failed.
  const cause = handle ? `${handle.routeId} ${handle.release}` : 'no page';
  // Decided once for each error: while the release before is being opened, there is none left to fall back to.
  const [decided, setDecided] = useState<{ error: unknown; mayFallBack: boolean }>();
  const mayFallBack =
    decided && decided.error === error
      ? decided.mayFallBack
      : handle !== undefined && mayBeOfRelease(error) && pages.canFallBack(handle.app);
  if (!decided || decided.error !== error) setDecided({ error, mayFallBack });
  if (handle && mayFallBack) {
    return <ReleaseBefore key={cause} handle={handle} error={error} />;
  }
  return <Failure key={cause} cause={cause} handle={handle} />;
}

/** The API's failures are not the release's; a remote that could not be loaded has been tried in both releases. */
const mayBeOfRelease = (error: unknown): boolean => !(error instanceof CallError || error instanceof RemoteFailed);

function Failure({ cause, handle }: { cause: string; handle: PageHandle | undefined }) {
  const error = useRouteError();
  const pages = usePages();
  const navigate = useNavigate();
  const here = useLocation();
  const { state } = useNavigation();
  const retry = async () => {
    if (handle) await pages.renew(handle.app);
    // A navigation: a revalidation that ends at once, because the code has arrived by now, would leave the error on
    // the screen.
    await navigate(here, { replace: true });
  };
  useWhenOnline(() => void retry());
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
      onRetry={() => void retry()}
    >
      {handle?.entry.noBottomNav && <Link to={links.home()}>홈으로 가기</Link>}
    </ErrorRetry>
  );
}
