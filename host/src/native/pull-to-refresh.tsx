import { Icon, styled, VisuallyHidden } from '@jangteo/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followPull } from './follow-pull.ts';

/** Refetches the page's data when it is pulled down: the app has no reload button. */
export function PullToRefresh() {
  const queryClient = useQueryClient();
  const [pulled, setPulled] = useState(0);
  const [isRefreshing, setIsRefreshing] = useState(false);

  useEffect(
    () =>
      followPull({
        onPull: setPulled,
        onRefresh: async () => {
          setIsRefreshing(true);
          await queryClient.refetchQueries({ type: 'active' });
          setIsRefreshing(false);
        },
      }),
    [queryClient],
  );

  return (
    <Badge
      style={isRefreshing ? undefined : { translate: `0 ${pulled * 72}px`, rotate: `${pulled * 270}deg` }}
      isSeen={isRefreshing || pulled > 0}
      isRefreshing={isRefreshing}
    >
      <Icon name="refresh" size={20} />
      <VisuallyHidden role="status">{isRefreshing ? '새로 불러오는 중이에요' : ''}</VisuallyHidden>
    </Badge>
  );
}

const Badge = styled('div', {
  base: {
    position: 'fixed',
    zIndex: 'floating',
    insetInline: '0',
    top: 'calc(-2.5rem + env(safe-area-inset-top))',
    display: 'grid',
    placeItems: 'center',
    width: '10',
    height: '10',
    marginInline: 'auto',
    borderRadius: 'full',
    bg: 'bg',
    color: 'primary.text',
    boxShadow: 'raised',
    opacity: '0',
    pointerEvents: 'none',
  },
  variants: {
    isSeen: { true: { opacity: '1' } },
    isRefreshing: { true: { translate: '0 72px', animation: 'spin 900ms linear infinite' } },
  },
});
