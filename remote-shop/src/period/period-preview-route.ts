import { previewHead } from '@jangteo/page';

export const head = previewHead;
