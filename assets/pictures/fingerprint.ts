import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Scene } from './paint.ts';
import { things } from './things.ts';

/** The programs that turn a scene into files: another way of painting makes every picture stale. */
const painters = ['colour', 'encode', 'files', 'lighting', 'paint', 'recolour', 'sprite', 'props/container'];
const painting = painters.map((name) => readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8')).join();

/** Changes exactly when the picture of a scene would. */
export function fingerprintOf(scene: Scene): string {
  const shown = scene.layers.flatMap((layer) => ('thing' in layer ? [things[layer.thing]] : []));
  const art = shown.map(({ art }) => (art.startsWith('<svg') ? '' : fluentArt(art)));
  return createHash('sha256')
    .update(JSON.stringify([painting, scene, shown, art]))
    .digest('hex')
    .slice(0, 16);
}

function fluentArt(name: string): string {
  return readFileSync(new URL(`art/fluent/${name}.svg`, import.meta.url), 'utf8');
}
