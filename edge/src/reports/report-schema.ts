import { type BrowserReports, mostReportedCharacters, mostReports } from '@jangteo/contract/browser-reports';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const Text = (maxLength: number) => Type.String({ maxLength });

const schema = Type.Object({
  path: Type.String({ maxLength: 300, pattern: '^/' }),
  reports: Type.Array(
    Type.Union([
      Type.Object({
        kind: Type.Literal('error'),
        message: Text(mostReportedCharacters.message),
        stack: Text(mostReportedCharacters.stack),
      }),
      Type.Object({
        kind: Type.Literal('vital'),
        name: Type.Union(['LCP', 'CLS', 'INP', 'TTFB'].map((name) => Type.Literal(name))),
        value: Type.Number({ minimum: 0, maximum: 600_000 }),
      }),
    ]),
    { minItems: 1, maxItems: mostReports },
  ),
});

const checker = Compile(schema);

/** What a page of ours sends; undefined for anything else. */
export const readReports = (body: unknown): BrowserReports | undefined =>
  checker.Check(body) ? (body as BrowserReports) : undefined;

export interface PolicyViolation {
  /** The page's path. */
  path: string;
  directive: string;
  /** The origin that was blocked, or what else it was, such as `inline`. */
  blocked: string;
}

/** The browser's own report of a blocked script or connection (`report-uri`). */
export function readViolation(body: unknown): PolicyViolation | undefined {
  const report = (body as { 'csp-report'?: Record<string, unknown> } | null)?.['csp-report'];
  const { 'document-uri': page, 'effective-directive': directive, 'blocked-uri': blocked } = report ?? {};
  if (typeof page !== 'string' || !URL.canParse(page) || typeof directive !== 'string' || typeof blocked !== 'string')
    return undefined;
  return {
    path: new URL(page).pathname,
    directive: /^[a-z-]{1,40}$/.exec(directive)?.[0] ?? 'unknown',
    blocked: URL.canParse(blocked) ? new URL(blocked).origin.slice(0, 100) : blocked.slice(0, 20),
  };
}
