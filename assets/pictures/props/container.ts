import type { Palette } from '../palette.ts';

/** Something open at the top: its back is drawn behind what it holds, its front before. Stage coordinates. */
interface Container {
  back: string;
  front: string;
  left: number;
  right: number;
  /** Height of the front edge. */
  rim: number;
  /** How high the heap rises above the rim. */
  heap: number;
}

export type ContainerMaker = (palette: Palette) => Container;

/** The soft shadow of a thing that stands on the table. */
export function groundShadow(shadow: string, x: number, y: number, rx: number, ry = rx * 0.16): string {
  return `<defs><radialGradient id="ground"><stop offset="0" stop-color="${shadow}" stop-opacity=".55"/><stop offset=".6" stop-color="${shadow}" stop-opacity=".22"/><stop offset="1" stop-color="${shadow}" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#ground)"/>`;
}
