/** The widths in which a picture is served, below its address: `/img/apple-1/320`. There are no others. */
export const pictureWidths = [160, 320, 640, 960] as const;

/** The size of a share picture, `/img/apple-1/share`. */
export const shareSize = { width: 1200, height: 630 } as const;
