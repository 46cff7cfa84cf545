import { sharePicture } from '@jangteo/page';

/** The full address of a picture, in a format that all crawlers read. */
export const fullPictureAddress = (origin: string, imageUrl: string): string =>
  new URL(sharePicture(imageUrl).image ?? imageUrl, origin).href;
