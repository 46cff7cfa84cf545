import { existsSync } from 'node:fs';
import path from 'node:path';

export interface Point {
  x: number;
  y: number;
}

/** A browser with another engine than Chromium's. */
export interface OtherBrowser {
  name: string;
  open(address: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  tap(point: Point): Promise<void>;
  /** What the browser has called an error since it was asked last. */
  takeErrors(): string[];
}

export const size = { width: 390, height: 844 };

/** As both of WebDriver's protocols have it. */
export const tapAt = ({ x, y }: Point) => [
  {
    type: 'pointer',
    id: 'finger',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** The first of these programs that is installed. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => existsSync(file));
}
