import type { PostItem } from '@jangteo/contract';
import { useBrowserValue } from '@jangteo/state';
import { grouped, Icon, styled } from '@jangteo/ui';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isNewSince } from './seen-before.ts';

const minuteMs = 60_000;

/** Without height of its own: the list below does not move. */
const Place = styled('div', {
  base: {
    position: 'sticky',
    zIndex: 'header',
    top: 'calc(token(sizes.header) + token(sizes.touch) + 0.5rem)',
    height: '0',
    display: 'flex',
    justifyContent: 'center',
    '& > :is(button, span)': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      height: 'touch',
      paddingInline: '4',
      borderRadius: 'full',
      bg: 'bg.inverse',
      color: 'fg.inverse',
      fontSize: 'md',
      fontWeight: 'semibold',
      boxShadow: 'raised',
    },
  },
});

interface NewPostsProps {
  /** The first pages of the list that is shown, newest first; undefined until it is loaded. */
  shown: { pages: readonly { list: readonly PostItem[] }[] } | undefined;
  /** When the list was loaded. */
  shownAtMs: number;
  listKey: QueryKey;
  readFirstPage: (signal: AbortSignal) => Promise<{ list: PostItem[]; hasNext: boolean }>;
  /** When the reader was here before this visit. */
  seenBefore: string | undefined;
}

/**
 * Says how many posts of the list the reader has not seen, and then how many have been written since it was loaded, also
 * when a reader comes back to it. The latter are shown when asked for: nothing is pushed into what one reads.
 */
export function NewPosts(props: NewPostsProps) {
  const isInBrowser = useBrowserValue(() => true, false);
  const newest = props.shown?.pages[0]?.list[0];
  return isInBrowser && newest ? <Waiting {...props} newest={newest} /> : null;
}

function Waiting({
  newest,
  shown,
  shownAtMs,
  listKey,
  readFirstPage,
  seenBefore,
}: NewPostsProps & { newest: PostItem }) {
  const queryClient = useQueryClient();
  const { data: latest } = useQuery({
    queryKey: [...listKey, 'latest'],
    queryFn: ({ signal }) => readFirstPage(signal),
    initialData: { list: [], hasNext: false },
    initialDataUpdatedAt: shownAtMs,
    staleTime: minuteMs,
    refetchInterval: minuteMs,
    refetchOnWindowFocus: true,
  });
  const waiting = latest.list.filter((post) => isNewSince(post, newest.regDt)).length;
  const unseen = useGreeting(shown?.pages[0]?.list.filter((post) => isNewSince(post, seenBefore)).length ?? 0);
  const show = () => {
    window.scrollTo({ top: 0 });
    void queryClient.resetQueries({ queryKey: listKey, exact: true });
  };
  return (
    <Place role="status">
      {waiting > 0 ? (
        <button type="button" onClick={show}>
          <Icon name="arrow-up" size={18} />새 글 {grouped(waiting)}개
          {latest.hasNext && waiting === latest.list.length && ' 이상'}
        </button>
      ) : (
        unseen > 0 && (
          <span>
            지난번 뒤로 새 글 {grouped(unseen)}개{unseen === shown?.pages[0]?.list.length && ' 이상'}
          </span>
        )
      )}
    </Place>
  );
}

const greetingMs = 5_000;

/** The number of unseen posts that the reader finds on arrival; 0 once it was shown for a while. */
function useGreeting(unseen: number): number {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (unseen === 0) return undefined;
    const timer = setTimeout(() => setOver(true), greetingMs);
    return () => clearTimeout(timer);
  }, [unseen]);
  return isOver ? 0 : unseen;
}
