import { createHash } from 'node:crypto';
import { agreementInForce, agreementKinds, agreements } from '../members/agreements.ts';
import { agreementText, agreementVersions } from './agreement-texts.ts';

const published = agreementKinds.flatMap((kind) => agreements[kind].versions.map((version) => ({ kind, ...version })));

test.each(agreementKinds)('the versions of %s to which members agree are the newest ones of its text', (kind) => {
  const versions = agreements[kind].versions.map(({ version }) => version);
  expect(versions).toEqual(agreementVersions(kind).slice(0, versions.length));
});

/** What members have agreed to must not change under its name: a changed text gets a new version, and then its hash. */
test.each(published)(
  'the text of $kind is, letter for letter, the one of version $version',
  ({ kind, version, textHash }) => {
    expect(createHash('sha256').update(agreementText(kind, version)).digest('hex')).toBe(textHash);
  },
);

test.each([
  ['2026-11-30T14:59:59.999Z', '2026-09-01'],
  ['2026-11-30T15:00:00.000Z', '2026-12-01'],
])('at %s members agree to the privacy text of %s: a day begins at midnight in Korea', (now, version) => {
  expect(agreementInForce('privacy', new Date(now)).version).toBe(version);
});
