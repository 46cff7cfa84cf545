import sharp from 'sharp';

const highlight = { dx: -0.035, dy: -0.05, strength: 0.3 };
const shade = { dx: 0.03, dy: 0.05, strength: 0.27 };

/** Lights flat art from the upper left: edges that face the light brighten, edges that turn away darken. */
export async function light(pixels: Uint8Array, width: number, height: number): Promise<void> {
  const reach = Math.max(width, height);
  const volume = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .extractChannel('alpha')
    .blur(reach * 0.045)
    .raw()
    .toBuffer();
  const solidAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (volume[y * width + x] ?? 0) / 255;
  const offset = (by: number) => Math.round(by * reach);

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      if (pixels[i + 3] === 0) continue;
      const facing = (1 - solidAt(x + offset(highlight.dx), y + offset(highlight.dy))) * highlight.strength;
      const away = (1 - solidAt(x + offset(shade.dx), y + offset(shade.dy))) * shade.strength;
      // Dark items reflect less: as bright an edge on them would look like glass.
      const bright = facing * reflection(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0);
      const dark = away + (y / height) ** 2 * 0.07;
      for (let channel = i; channel < i + 3; channel++) {
        const value = pixels[channel] ?? 0;
        pixels[channel] = (value + (255 - value) * bright) * (1 - dark);
      }
    }
  }
}

function reflection(red: number, green: number, blue: number): number {
  return 0.15 + 0.85 * ((0.3 * red + 0.59 * green + 0.11 * blue) / 255) ** 0.8;
}
