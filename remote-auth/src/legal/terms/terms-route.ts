import { legalHead } from '../legal-head.ts';
import { terms } from './terms.ts';

export const head = legalHead(terms);
