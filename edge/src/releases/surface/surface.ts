import type { AppName } from '@jangteo/contract/release';
import type { Shape, Types } from './shape.ts';

/** The file under a release's `node/` with its surface. Like every file there it is listed with its hash, and signed. */
export const surfaceFile = 'surface.json';

/**
 * The exports of an app for others, and its uses of theirs and of the API. Shapes are those against which it was
 * built.
 */
export interface Surface {
  app: AppName;
  gives: {
    /** By door, the exports that the host provides to every remote. */
    doors: Record<string, Record<string, Shape>>;
    /** By library, the version that the host provides. */
    libraries: Record<string, string>;
    /** By exposed module, its exports. */
    exposes: Record<string, Record<string, Shape>>;
  };
  uses: {
    /** By door, the exports that the remote imports, reduced to what its sources name. */
    doors: Record<string, Record<string, Shape>>;
    libraries: Record<string, string>;
    /** By module, what the host imports from every remote that exposes one. */
    exposes: Record<string, Record<string, Shape>>;
    calls: Record<string, Call>;
    /** By link, an address that it makes. */
    links: Record<string, string>;
  };
  /** The shapes that others name. */
  types: Types;
}

/** A call of the API, as one side knows it. */
export interface Call {
  params?: Shape;
  query?: Shape;
  headers?: Shape;
  body?: Shape;
  reply: Shape;
}

/** The calls that an API serves. */
export type ApiCalls = Record<string, Call>;
