/** Only own pictures come in the shape that shared links show. */
export const sharePicture = (imageUrl: string | undefined): { image?: string } =>
  imageUrl?.startsWith('/img/') ? { image: `${imageUrl}/share` } : {};
