import type { CategoryTree } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Icon, Picture, styled } from '@jangteo/ui';

const Root = styled('section', {
  base: {
    minWidth: '0',
    paddingTop: '4',
    paddingInline: 'min({spacing.4}, 5vw)',
    paddingBottom: '10',
    '& > h2 > a': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'touch',
      marginBottom: '2',
      fontSize: 'xl',
      fontWeight: 'bold',
    },
    '& > h2 small': {
      display: 'flex',
      alignItems: 'center',
      whiteSpace: 'nowrap',
      fontSize: 'sm',
      fontWeight: 'regular',
      color: 'fg.subtle',
    },
    '& > ul > li': { paddingBlock: '3' },
    '& > ul > li + li': { borderTopWidth: '1px' },
    '& h3 > a': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      fontSize: 'lg',
      fontWeight: 'semibold',
    },
    '& h3 > a > [data-part=picture]': { width: '3rem', flexShrink: '0' },
    '& li ul': { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2.5' },
    '& li li > a': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: 'touch',
      minHeight: '2.25rem',
      paddingInline: '3',
      borderRadius: 'full',
      bg: 'bg.muted',
      fontSize: 'sm',
      position: 'relative',
    },
    // The touch target reaches beyond the chip.
    '& li li > a::after': { content: '""', position: 'absolute', insetBlock: '-1', insetInline: '0' },
  },
});

export const SecondCategories = ({ of }: { of: CategoryTree }) => (
  <Root aria-labelledby="first-category">
    <h2 id="first-category">
      <Link to={links.categoryDetail(of.categoryCode)}>
        {of.categoryName}
        <small>
          전체 보기
          <Icon name="chevron" size={16} />
        </small>
      </Link>
    </h2>
    <ul>
      {of.children.map((second) => (
        <li key={second.categoryCode}>
          <h3>
            <Link to={links.categoryDetail(second.categoryCode)}>
              <span data-part="picture">
                <Picture src={second.imageUrl} alt="" width={96} height={96} sizes="48px" corners="md" />
              </span>
              {second.categoryName}
            </Link>
          </h3>
          {second.children.length > 0 && (
            <ul>
              {second.children.map((third) => (
                <li key={third.categoryCode}>
                  <Link to={links.categoryDetail(second.categoryCode, third.categoryCode)}>{third.categoryName}</Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </Root>
);
