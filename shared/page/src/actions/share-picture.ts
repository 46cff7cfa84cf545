/** The picture of a page's head. Only the market's own pictures exist in the proportions of shared links. */
export const sharePicture = (imageUrl: string | undefined): { image?: string } =>
  imageUrl?.startsWith('/img/') ? { image: `${imageUrl}/share` } : {};
