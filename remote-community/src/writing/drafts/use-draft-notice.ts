import { showToast } from '@jangteo/overlay';
import { useEffect, useRef } from 'react';

/** Shows a toast when the form is left: the draft is kept. */
export function useDraftNotice(isChanged: boolean, isFinished: () => boolean): void {
  const hasDraft = useRef(isChanged);
  hasDraft.current = isChanged;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form is left
  useEffect(
    () => () => {
      if (hasDraft.current && !isFinished()) {
        showToast({ matter: 'community-draft', icon: 'check', start: '쓰던 글을 임시저장했어요.' });
      }
    },
    [],
  );
}
