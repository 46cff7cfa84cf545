/** The icon `heart`. */
export const heartPath =
  'M12 19.8S4 15.2 4 9.4A4.4 4.4 0 0 1 8.4 5c1.6 0 2.9.8 3.6 2.1A4.1 4.1 0 0 1 15.6 5 4.4 4.4 0 0 1 20 9.4c0 5.8-8 10.4-8 10.4Z';

/** An empty heart in `fg.muted` and beside it a full one in `red.500`, each on a disc as high as the picture. */
export const heartPicture = `url("data:image/svg+xml,\
%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 32' stroke-width='1.7' stroke-linejoin='round'%3E\
%3Cg fill='%23FFF' fill-opacity='.92'%3E%3Ccircle cx='16' cy='16' r='16'/%3E%3Ccircle cx='48' cy='16' r='16'/%3E%3C/g%3E\
%3Cg fill='none' stroke='%234A4F56'%3E%3Cpath id='a' transform='translate(7 7)scale(.75)' d='${heartPath}'/%3E%3C/g%3E\
%3Cg fill='%23C93333' stroke='%23C93333'%3E%3Cuse href='%23a' x='32'/%3E%3C/g%3E%3C/svg%3E")`;
