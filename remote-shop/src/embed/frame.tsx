import { links } from '@jangteo/contract/links';
import type { ReactNode } from 'react';
import { addressAt, type Loaded } from './market.ts';
import { frameClass, useStyles } from './styles.ts';

/** Inside it, the page's styles and ours keep apart. */
export function Frame({ children }: { children: ReactNode }) {
  useStyles();
  return (
    <div className={frameClass} lang="ko">
      {children}
    </div>
  );
}

/** In place of what has not loaded. */
export function Waiting({ loaded }: { loaded: Exclude<Loaded<unknown>, { state: 'loaded' }> }) {
  if (loaded.state === 'loading') return <p data-part="waiting" role="status" aria-label="상품을 불러오는 중이에요" />;
  if (loaded.state === 'gone') {
    return (
      <p data-part="note">
        지금은 볼 수 없는 상품이에요. <a href={addressAt(links.home())}>장터 둘러보기</a>
      </p>
    );
  }
  return (
    <p data-part="note" role="alert">
      상품을 불러오지 못했어요.{' '}
      <button type="button" onClick={loaded.retry}>
        다시 시도
      </button>{' '}
      <a href={addressAt(links.home())}>장터에서 보기</a>
    </p>
  );
}
