const startsWith = (bytes: Buffer, text: string, from = 0): boolean =>
  bytes.subarray(from, from + text.length).toString('latin1') === text;

/** Recognised by the first bytes; the declared content type is ignored. */
const beginnings = {
  jpeg: (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  png: (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  webp: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  gif: (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'),
  avif: (bytes) => startsWith(bytes, 'ftyp', 4) && /^avi[fs]/.test(bytes.subarray(8, 12).toString('latin1')),
} as const satisfies Record<string, (bytes: Buffer) => boolean>;

export type ImageFormat = keyof typeof beginnings;

export const formatOf = (bytes: Buffer): ImageFormat | undefined =>
  (Object.keys(beginnings) as ImageFormat[]).find((format) => beginnings[format](bytes));
