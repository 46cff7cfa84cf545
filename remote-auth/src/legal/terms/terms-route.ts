import { terms } from '@jangteo/contract/texts/terms';
import { legalHead } from '../legal-head.ts';

export const head = legalHead(terms);
