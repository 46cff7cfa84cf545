import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { shareCanvas, shareFile, squareCanvas, squareWidths, wideCanvas, wideWidths } from './files.ts';
import { paint, type Scene } from './paint.ts';

/** Paints a scene and writes it in every width and format into `folder`. */
export async function encode(scene: Scene, wide: boolean, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const painted = await paint(scene, wide ? wideCanvas : squareCanvas);
  for (const width of wide ? wideWidths : squareWidths) {
    const sized = await sharp(painted).resize(width).png({ compressionLevel: 0 }).toBuffer();
    await sharp(sized)
      .avif({ quality: 50, effort: 4 })
      .toFile(join(folder, `${width}.avif`));
    await sharp(sized)
      .webp({ quality: 68, effort: 5 })
      .toFile(join(folder, `${width}.webp`));
  }
  const shared = await paint(scene, shareCanvas);
  await sharp(shared).jpeg({ quality: 60, mozjpeg: true }).toFile(join(folder, shareFile));
}
