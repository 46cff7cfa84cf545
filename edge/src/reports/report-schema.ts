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

/** The report of one of our pages; undefined for any other content. */
export const readReports = (body: unknown): BrowserReports | undefined =>
  checker.Check(body) ? (body as BrowserReports) : undefined;

export interface PolicyViolation {
  /** The page's path; empty for a frame without an address. */
  path: string;
  directive: string;
  /** The origin that was blocked, or what else it was, such as `inline`. */
  blocked: string;
}

/** The browser's own reports of what it blocked: by the content policy (`report-uri`) or for want of a hash. */
export function readViolations(body: unknown): PolicyViolation[] {
  if (Array.isArray(body)) return body.slice(0, mostReports).flatMap(readIntegrityViolation);
  const report = (body as { 'csp-report'?: Record<string, unknown> } | null)?.['csp-report'];
  const { 'document-uri': page, 'effective-directive': directive, 'blocked-uri': blocked } = report ?? {};
  return violation(page, directive, blocked);
}

function readIntegrityViolation(report: unknown): PolicyViolation[] {
  const { type, body } = (report ?? {}) as { type?: unknown; body?: Record<string, unknown> | null };
  return type === 'integrity-violation' ? violation(body?.documentURL, 'integrity', body?.blockedURL) : [];
}

function violation(page: unknown, directive: unknown, blocked: unknown): PolicyViolation[] {
  if (typeof page !== 'string' || typeof directive !== 'string' || typeof blocked !== 'string') return [];
  return [
    {
      path: URL.canParse(page) ? new URL(page).pathname : '',
      directive: /^[a-z-]{1,40}$/.exec(directive)?.[0] ?? 'unknown',
      blocked: URL.canParse(blocked) ? new URL(blocked).origin.slice(0, 100) : blocked.slice(0, 20),
    },
  ];
}
