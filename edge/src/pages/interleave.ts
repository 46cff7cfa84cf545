export function interleave(segments: readonly Buffer[], between: Buffer): Buffer {
  return Buffer.concat(segments.flatMap((segment, i) => (i === 0 ? [segment] : [between, segment])));
}
