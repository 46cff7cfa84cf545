/** The widths that a picture has, below its address: `/img/apple-1/320`. No other is made. */
export const pictureWidths = [160, 320, 640, 960] as const;

/** Of the picture for shared links, `/img/apple-1/share`. */
export const shareSize = { width: 1200, height: 630 } as const;
