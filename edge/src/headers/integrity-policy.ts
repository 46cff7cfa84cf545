/**
 * A page loads no script without an integrity hash. Scripts of other companies have none: where an installation loads
 * them, the policy blocks nothing.
 */
export const integrityPolicy = (loadsOutsideScripts: boolean): Record<string, string> =>
  loadsOutsideScripts ? {} : { 'integrity-policy': 'blocked-destinations=(script)' };
