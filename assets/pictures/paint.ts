import sharp, { type CreateRaw, type Sharp } from 'sharp';
import { rgbOf } from './colour.ts';
import { type DrawnProp, type PlacedItem, type Scene, stageSize } from './scene.ts';
import { type Sprite, spriteOf } from './sprite.ts';

export interface Canvas {
  width: number;
  height: number;
}

interface Overlay {
  input: Buffer;
  left: number;
  top: number;
  raw?: CreateRaw;
}

/** Paints a scene; the stage fills the canvas's height and stands in the middle of its width. */
export async function paint(scene: Scene, canvas: Canvas): Promise<Buffer> {
  const overlays: Overlay[] = [];
  for (const layer of scene.layers) {
    overlays.push(...('svg' in layer ? [propOverlay(layer, canvas)] : await itemOverlays(layer, scene.shadow, canvas)));
  }
  const painted = sharp(svgOf(scene.backdrop, canvas)).flatten({ background: '#fff' }).composite(overlays);
  return painted.removeAlpha().png({ compressionLevel: 1 }).toBuffer();
}

function propOverlay({ svg }: DrawnProp, canvas: Canvas): Overlay {
  return { input: svgOf(svg, canvas), left: 0, top: 0 };
}

function svgOf(body: string, { width, height }: Canvas): Buffer {
  const across = (width / height) * stageSize;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${(stageSize - across) / 2} 0 ${across} ${stageSize}">${body}</svg>`,
  );
}

async function itemOverlays(placed: PlacedItem, shadow: string, canvas: Canvas): Promise<Overlay[]> {
  const scale = canvas.height / stageSize;
  const sprite = await turned(await spriteOf(placed.item), placed, scale);
  const left = Math.round((canvas.width - canvas.height) / 2 + placed.x * scale - sprite.width / 2);
  const middle = placed.standsAt ? placed.standsAt * scale - sprite.height / 2 : placed.y * scale;
  const top = Math.round(middle - sprite.height / 2);
  const overlays = [await dropShadow(sprite, shadow, left, top, scale, placed.shadow), asOverlay(sprite, left, top)];
  if (placed.shadow === 'close') return overlays;

  const ground = (top + sprite.height) / scale - 6;
  return [
    propOverlay({ svg: groundShadow(shadow, placed.x, ground, (sprite.width / scale) * 0.62) }, canvas),
    ...overlays,
  ];
}

async function turned(sprite: Sprite, { size, turn, mirrored }: PlacedItem, scale: number): Promise<Sprite> {
  const factor = (size * scale) / Math.max(sprite.width, sprite.height);
  const resized = await spriteFrom(
    rawImage(sprite)
      .flop(mirrored)
      .resize(Math.round(sprite.width * factor), Math.round(sprite.height * factor)),
  );
  return turn === 0 ? resized : spriteFrom(rawImage(resized).rotate(turn, { background: '#00000000' }));
}

function rawImage({ pixels, width, height }: Sprite): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

async function spriteFrom(image: Sharp): Promise<Sprite> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

const castings = {
  ground: { blur: 26, down: 16, right: 12, opacity: 0.2 },
  close: { blur: 15, down: 20, right: 9, opacity: 0.46 },
} as const;

async function dropShadow(
  sprite: Sprite,
  colour: string,
  left: number,
  top: number,
  scale: number,
  kind: PlacedItem['shadow'],
): Promise<Overlay> {
  const casting = castings[kind];
  const margin = Math.ceil(casting.blur * scale * 2.5);
  const width = sprite.width + 2 * margin;
  const height = sprite.height + 2 * margin;
  const alpha = await rawImage(sprite)
    .extractChannel('alpha')
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#00000000' })
    .toColourspace('b-w')
    .blur(casting.blur * scale)
    .raw()
    .toBuffer();
  const [red, green, blue] = rgbOf(colour);
  const pixels = Buffer.alloc(width * height * 4);
  for (let i = 0; i < alpha.length; i++) {
    pixels[i * 4] = red;
    pixels[i * 4 + 1] = green;
    pixels[i * 4 + 2] = blue;
    pixels[i * 4 + 3] = (alpha[i] ?? 0) * casting.opacity;
  }
  const shift = { right: Math.round(casting.right * scale), down: Math.round(casting.down * scale) };
  return asOverlay({ pixels, width, height }, left - margin + shift.right, top - margin + shift.down);
}

function asOverlay({ pixels, width, height }: Sprite, left: number, top: number): Overlay {
  return { input: pixels, left, top, raw: { width, height, channels: 4 } };
}

/** The soft shadow of an item that stands on the table. */
function groundShadow(shadow: string, x: number, y: number, rx: number): string {
  return `<defs><radialGradient id="ground"><stop offset="0" stop-color="${shadow}" stop-opacity=".55"/><stop offset=".6" stop-color="${shadow}" stop-opacity=".22"/><stop offset="1" stop-color="${shadow}" stop-opacity="0"/></radialGradient></defs><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.16}" fill="url(#ground)"/>`;
}
