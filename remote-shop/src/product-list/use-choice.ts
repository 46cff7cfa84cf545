import { useLocation, useNavigate, useSearchParams } from '@jangteo/navigation';
import { type ProductChoice, readChoice, type Sort, writeChoice } from './product-choice.ts';

/** The id of the list's element, to which each choice scrolls. */
export const listPlace = 'products';

/** The choice stands in the address: it can be shared, and is restored by 'back'. */
export function useChoice<Known extends Sort>(sorts: readonly [Known, ...Known[]]) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const addressOf = (choice: ProductChoice): string => {
    const query = writeChoice(search, choice, sorts[0]);
    return `${pathname}${query && `?${query}`}#${listPlace}`;
  };
  return {
    choice: readChoice(search, sorts),
    addressOf,
    choose: (choice: ProductChoice) => void navigate(addressOf(choice), { replace: true }),
  };
}
