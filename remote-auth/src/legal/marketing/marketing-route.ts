import { legalHead } from '../legal-head.ts';
import { marketing } from './marketing.ts';

export const head = legalHead(marketing);
