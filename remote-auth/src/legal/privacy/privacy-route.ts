import { privacy } from '@jangteo/contract/texts/privacy';
import { legalHead } from '../legal-head.ts';

export const head = legalHead(privacy);
