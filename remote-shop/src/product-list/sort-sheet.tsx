import { Link } from '@jangteo/navigation';
import { Icon, Sheet, styled } from '@jangteo/ui';
import { sortLabels } from './choice-labels.ts';
import type { ProductChoice, Sort } from './product-choice.ts';

const Options = styled('ul', {
  base: {
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '3.25rem',
      fontSize: 'lg',
    },
    '& a[aria-current]': { fontWeight: 'bold', color: 'primary.text' },
  },
});

interface SortSheetProps {
  open: boolean;
  onClose: () => void;
  choice: ProductChoice;
  sorts: readonly Sort[];
  addressOf: (choice: ProductChoice) => string;
}

export const SortSheet = ({ open, onClose, choice, sorts, addressOf }: SortSheetProps) => (
  <Sheet open={open} onClose={onClose} title="정렬">
    <Options>
      {sorts.map((sort) => (
        <li key={sort}>
          <Link
            to={addressOf({ ...choice, sort })}
            replace
            onClick={onClose}
            aria-current={sort === choice.sort ? 'true' : undefined}
          >
            {sortLabels[sort]}
            {sort === choice.sort && <Icon name="check" size={20} />}
          </Link>
        </li>
      ))}
    </Options>
  </Sheet>
);
