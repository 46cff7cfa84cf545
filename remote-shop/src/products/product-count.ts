import { mostListed } from '@jangteo/contract/limits';
import { grouped } from '@jangteo/ui';

/** How many products a list has: '850', or '1,000+' where it is cut off. */
export const productCount = (totalCount: number): string =>
  totalCount > mostListed ? `${grouped(mostListed)}+` : grouped(totalCount);
