import type { Canvas } from './paint.ts';

/** The widths and formats every picture is kept in. The edge serves exactly these. */
const formats = ['avif', 'webp'] as const;

export const squareWidths = [160, 320, 640] as const;
export const wideWidths = [160, 320, 640, 960] as const;

export const shareFile = 'share.jpg';
export const shareCanvas: Canvas = { width: 1200, height: 630 };

export const squareCanvas: Canvas = { width: 800, height: 800 };
export const wideCanvas: Canvas = { width: 1120, height: 630 };

export function filesOf({ wide }: { wide: boolean }): string[] {
  const widths = wide ? wideWidths : squareWidths;
  return [...widths.flatMap((width) => formats.map((format) => `${width}.${format}`)), shareFile];
}
