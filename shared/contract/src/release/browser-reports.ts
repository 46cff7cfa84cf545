/** Where browsers send what went wrong, and how fast pages were. */
export const reportsPath = '/reports';

/** An error, or a rejection that nothing handled. */
export interface BrowserError {
  kind: 'error';
  message: string;
  /** The first frames, with the addresses of our own scripts. */
  stack: string;
}

/** How fast a page was: milliseconds, or for `CLS` the score. */
export interface BrowserVital {
  kind: 'vital';
  name: 'LCP' | 'CLS' | 'INP' | 'TTFB';
  value: number;
}

/** One message of a page. It has no ids: the edge knows the page by its route. */
export interface BrowserReports {
  /** The path of the page, without its query. */
  path: string;
  reports: (BrowserError | BrowserVital)[];
}

/** The greatest length of a text in a report: errors may quote what members wrote. */
export const mostReportedCharacters = { message: 200, stack: 2_000 };
export const mostReports = 10;
