import { edgeProofHeader, isProvenApi, isProvenEdge, proveApi, proveEdge, readEdgeApiKeys } from './index.ts';

const [old, young] = ['o'.repeat(32), 'y'.repeat(32)] as [string, string];
const now = 1_795_000_000_000;
const forwarded = {
  'x-request-id': 'request-1',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'market.example',
  'x-forwarded-proto': 'https',
};
const proven = (key: string, headers: object = forwarded) => ({
  ...headers,
  [edgeProofHeader]: proveEdge([key], { ...headers }, now),
});

test('headers with the proof of a shared key are an edge’s; keys rotate while both are accepted', () => {
  expect(isProvenEdge([old], proven(old), now)).toBe(true);
  // The API learns the new key first, then the edges use it, then the old one goes.
  expect(isProvenEdge([old, young], proven(old), now)).toBe(true);
  expect(isProvenEdge([old, young], proven(young), now)).toBe(true);
  expect(isProvenEdge([young], proven(old), now)).toBe(false);
  expect(isProvenEdge([], proven(old), now)).toBe(false);
});

test.each(Object.keys(forwarded))('a proof does not cover another %s', (name) => {
  expect(isProvenEdge([old], { ...proven(old), [name]: 'another' }, now)).toBe(false);
  const { [name]: _, ...without } = proven(old) as Record<string, unknown>;
  expect(isProvenEdge([old], without, now)).toBe(false);
});

test('a proof without a visitor does not cover one that is added, and a proof ends after a minute', () => {
  const own = proven(old, { 'x-request-id': 'request-2' });
  expect(isProvenEdge([old], own, now)).toBe(true);
  expect(isProvenEdge([old], { ...own, 'x-forwarded-for': '203.0.113.8' }, now)).toBe(false);
  for (const later of [now + 60_001, now - 60_001]) expect(isProvenEdge([old], own, later)).toBe(false);
});

test.each([undefined, '', '1', `${now}.`, `${now}.${'a'.repeat(43)}`, `${now}.${'가'.repeat(43)}`, ['a', 'b']])(
  '%j is not a proof',
  (proof) => {
    expect(isProvenEdge([old], { ...forwarded, [edgeProofHeader]: proof }, now)).toBe(false);
  },
);

test('the API proves that it has a key of the edge’s', () => {
  const headers = { ...forwarded, [edgeProofHeader]: proveEdge([old], forwarded) };
  const proof = proveApi([young, old], headers);
  expect(isProvenApi([old], headers[edgeProofHeader] ?? '', proof)).toBe(true);
  expect(isProvenApi([young], headers[edgeProofHeader] ?? '', proof)).toBe(false);
  expect(isProvenApi([old], `${headers[edgeProofHeader]}x`, proof)).toBe(false);
  expect(proveApi([young], headers)).toBeUndefined();
});

test('short keys are refused', () => {
  expect(readEdgeApiKeys({ EDGE_API_KEYS: `${young}, ${old}` })).toEqual([young, old]);
  expect(readEdgeApiKeys({})).toEqual([]);
  expect(() => readEdgeApiKeys({ EDGE_API_KEYS: `${young},short` })).toThrow('at least 32');
});
