import { BackLink, useSearchParams } from '@jangteo/navigation';
import { Icon, iconButtonStyles, styled, TopBar, visuallyHidden } from '@jangteo/ui';
import type { ReactNode } from 'react';

const Back = styled(BackLink, iconButtonStyles);

const Bar = styled(TopBar, {
  base: {
    paddingInline: '1',
    borderBottomWidth: '1px',
    '& > :is(h1, p)': {
      flex: '1',
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: 'xl',
      fontWeight: 'bold',
    },
  },
});

/** A page without a header still has a heading. */
const Unseen = styled('h1', { base: visuallyHidden });

interface PageHeaderProps {
  title: string;
  /** Whether the title is the page's heading; false on a page that has its own heading below. */
  isHeading?: boolean;
  /** Buttons at the right. */
  children?: ReactNode;
}

/** The header of every page but the main ones. The native app draws its own, and hides this one by `isnavihide=true`. */
export function PageHeader({ title, isHeading = true, children }: PageHeaderProps) {
  const [search] = useSearchParams();
  if (search.get('isnavihide') === 'true') {
    return isHeading ? <Unseen data-header="none">{title}</Unseen> : <span hidden data-header="none" />;
  }
  return (
    <Bar>
      <Back aria-label="뒤로">
        <Icon name="back" />
      </Back>
      {isHeading ? <h1>{title}</h1> : <p>{title}</p>}
      {children}
    </Bar>
  );
}
