export { EndlessEnd } from './endless-end.tsx';
export { koreanDate } from './korean-time.ts';
export { PageHeader } from './page-header.tsx';
export { ShareButton } from './share-button.tsx';
export { Ago, Day } from './when.tsx';
