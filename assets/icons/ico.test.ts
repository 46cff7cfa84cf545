import { icoOf } from './ico.ts';

test('an .ico file contains each of its pictures', () => {
  const pictures = [
    { size: 16, png: Buffer.from('small') },
    { size: 32, png: Buffer.from('larger') },
  ];
  const ico = icoOf(pictures);
  expect(ico.readUInt16LE(2)).toBe(1);
  expect(ico.readUInt16LE(4)).toBe(2);
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    expect(ico.readUInt8(entry)).toBe(size);
    expect(ico.subarray(offset, offset + length)).toEqual(png);
  }
});
