/** A place in one of our scripts. */
export interface Frame {
  app: string;
  release: string;
  file: string;
  line: number;
  column: number;
}

const address =
  /\/r\/(?<app>[a-z-]{1,30})\/(?<release>[0-9a-f]{8,64})\/(?<file>[\w./-]{1,100}):(?<line>\d{1,7}):(?<column>\d{1,7})/;

/** The first frame of a stack that is in a script of a release. */
export function ownFrame(stack: string): Frame | undefined {
  const { app = '', release = '', file = '', line, column } = address.exec(stack)?.groups ?? {};
  return app ? { app, release, file, line: Number(line), column: Number(column) } : undefined;
}
