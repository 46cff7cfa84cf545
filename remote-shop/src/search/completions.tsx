import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Highlighted, useDebounced } from '@jangteo/page';
import { Icon, Picture, styled, VisuallyHidden } from '@jangteo/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { KeywordLink } from './keyword-link.tsx';
import { completionsQuery } from './search-queries.ts';

/** Longer than the pause between two keys of a fast typist. */
const pauseMs = 150;

const Root = styled('ul', {
  base: {
    paddingBlock: '2',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '3.25rem',
      paddingInline: '4',
      fontSize: 'lg',
      _active: { bg: 'bg.muted' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    // Aligns stores' pictures and keywords' icons in one column.
    '& a > [data-part=picture], & a > [data-part=mark]': { flexShrink: '0', width: '2.25rem' },
    '& a > [data-part=mark]': { display: 'grid', placeItems: 'center', color: 'fg.subtle' },
    '& a > span:last-of-type': { minWidth: '0' },
    '& a > small': { flexShrink: '0', marginLeft: 'auto', color: 'fg.subtle', fontSize: 'sm' },
  },
});

interface CompletionsProps {
  typed: string;
  onChoose: () => void;
}

/** Completions of the typed text, which is always among them. */
export function Completions({ typed, onChoose }: CompletionsProps) {
  const { data } = useQuery({ ...completionsQuery(useDebounced(typed, pauseMs)), placeholderData: keepPreviousData });
  const others = data?.list.filter(({ keyword }) => keyword !== typed) ?? [];
  return (
    <nav aria-label="자동 완성">
      <VisuallyHidden role="status">{data ? `추천 검색어 ${others.length}개` : ''}</VisuallyHidden>
      <Root>
        {data?.shops.map(({ shopId, shopName, mainImage }) => (
          <li key={shopId}>
            <Link to={links.store(shopId)}>
              <span data-part="picture">
                <Picture src={mainImage} alt="" width={72} height={72} sizes="36px" corners="full" />
              </span>
              <span>
                <Highlighted text={shopName} words={[typed]} />
              </span>
              <small>스토어</small>
            </Link>
          </li>
        ))}
        {[{ keyword: typed }, ...others].map(({ keyword }, index) => (
          <li key={keyword}>
            <KeywordLink keyword={keyword} from="completion" index={index} onClick={onChoose}>
              <span data-part="mark">
                <Icon name="search" size={20} />
              </span>
              <span>
                <Highlighted text={keyword} words={[typed]} />
              </span>
            </KeywordLink>
          </li>
        ))}
      </Root>
    </nav>
  );
}
