import { legalHead } from '../legal-head.ts';
import { privacy } from './privacy.ts';

export const head = legalHead(privacy);
