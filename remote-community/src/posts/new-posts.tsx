import type { PostItem } from '@jangteo/contract';
import { useBrowserValue } from '@jangteo/state';
import { grouped, Icon, styled } from '@jangteo/ui';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';

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
    '& > button': {
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
}

/**
 * Says how many posts have been written since the list was loaded, also when a reader comes back to it. They are shown
 * when asked for: nothing is pushed into what one reads.
 */
export function NewPosts(props: NewPostsProps) {
  const isInBrowser = useBrowserValue(() => true, false);
  const newest = props.shown?.pages[0]?.list[0];
  return isInBrowser && newest ? <Waiting {...props} newest={newest} /> : null;
}

function Waiting({ newest, shownAtMs, listKey, readFirstPage }: NewPostsProps & { newest: PostItem }) {
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
  const isNewer = ({ regDt }: PostItem) => Date.parse(regDt) > Date.parse(newest.regDt);
  const count = latest.list.filter(isNewer).length;
  const show = () => {
    window.scrollTo({ top: 0 });
    void queryClient.resetQueries({ queryKey: listKey, exact: true });
  };
  return (
    <Place role="status">
      {count > 0 && (
        <button type="button" onClick={show}>
          <Icon name="arrow-up" size={18} />새 글 {grouped(count)}개
          {latest.hasNext && count === latest.list.length && ' 이상'}
        </button>
      )}
    </Place>
  );
}
