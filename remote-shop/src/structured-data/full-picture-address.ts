import { sharePicture } from '@jangteo/page';

/** The full address of a picture, in a form that all readers know. */
export const fullPictureAddress = (origin: string, imageUrl: string): string =>
  new URL(sharePicture(imageUrl).image ?? imageUrl, origin).href;
