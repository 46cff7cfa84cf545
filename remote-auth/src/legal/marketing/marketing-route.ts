import { marketing } from '@jangteo/contract/texts/marketing';
import { legalHead } from '../legal-head.ts';

export const head = legalHead(marketing);
