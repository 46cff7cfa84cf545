import { previewHead } from '@jangteo/page';

/** The plan of all pages that only admins see. */
export const head = previewHead;
