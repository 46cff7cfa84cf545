import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { BrotliTemplate } from './brotli-template.ts';
import { interleave } from './interleave.ts';

const nonce = () => randomBytes(16).toString('base64');
const paragraph = (length: number) => '<p nonce="">제철 감자 3,900원</p>'.repeat(length);

test.each([
  ['a page', ['<script nonce="', '"></script>', paragraph(200), '<style nonce="', '"></style>']],
  ['a nonce at the start and at the end', ['', paragraph(3), '']],
  ['two nonces side by side', ['a', '', 'b']],
  ['many nonces', Array.from({ length: 60 }, (_, i) => `"></script><script src="/r/${i}.js" nonce="`)],
  [
    'a long page that hardly gets smaller',
    [randomBytes(150_000).toString('hex'), randomBytes(150_000).toString('hex')],
  ],
  ['no nonce', [paragraph(10)]],
])('%s takes any nonce', async (_name, texts) => {
  const segments = texts.map((text) => Buffer.from(text));
  const template = await BrotliTemplate.make(segments);
  for (let i = 0; i < 50; i += 1) {
    const value = nonce();
    const restored = brotliDecompressSync(template?.withNonce(value) ?? Buffer.alloc(0));
    expect(restored.equals(interleave(segments, Buffer.from(value)))).toBe(true);
  }
});

test('a page is about as small as if it were compressed as a whole', async () => {
  const segments = Array.from({ length: 20 }, (_, i) => Buffer.from(`${paragraph(50)}<script src="${i}" nonce="`));
  const template = await BrotliTemplate.make(segments);
  expect(template?.withNonce(nonce()).byteLength).toBeLessThan(interleave(segments, Buffer.alloc(24)).byteLength / 10);
});
