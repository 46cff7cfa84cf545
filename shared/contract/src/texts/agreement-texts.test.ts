import { createHash } from 'node:crypto';
import { agreementKinds, agreements } from '../members/agreements.ts';
import { agreementText, versionInForce } from './agreement-texts.ts';

describe.each(agreementKinds)('the text of %s', (kind) => {
  test('has the version under which members agree to it', () => {
    expect(agreements[kind].version).toBe(versionInForce(kind).effectiveOn);
  });

  /** What members have agreed to must not change under its name: a changed text gets a new version, and then its hash. */
  test('is, letter for letter, the one of its version', () => {
    expect(createHash('sha256').update(agreementText(kind)).digest('hex')).toBe(agreements[kind].textHash);
  });
});
