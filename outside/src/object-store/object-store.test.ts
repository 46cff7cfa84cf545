import { type ObjectStoreStandIn, objectStoreAccess, startObjectStore } from './object-store.ts';
import { claimOf, signatureOf } from './signature.ts';

test('the signature of Amazon’s published example is the one that Amazon names', () => {
  const example = {
    method: 'GET',
    target: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  };
  const claim = claimOf(example);
  if (!claim) throw new Error('not read');
  expect(signatureOf(example, claim, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(claim.signature);
});

let store: ObjectStoreStandIn;
beforeAll(async () => {
  store = await startObjectStore();
});
afterAll(() => store.close());

test.each([
  ['no signature', {}, 403],
  ['a signature with another secret', { authorization: signedBy(objectStoreAccess.S3_ACCESS_KEY_ID) }, 403],
  ['an unknown key', { authorization: signedBy('stranger') }, 403],
])('a request with %s is refused', async (_, headers, status) => {
  const response = await fetch(`${store.url}/a`, { headers: headers as Record<string, string> });
  expect(response.status).toBe(status);
});

function signedBy(accessKeyId: string): string {
  const headers = 'host;x-amz-content-sha256;x-amz-date';
  return `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20261123/kr-test-1/s3/aws4_request, SignedHeaders=${headers}, Signature=${'0'.repeat(64)}`;
}
