import { arrangements } from './arrangements/index.ts';
import { backdrop } from './backdrop.ts';
import type { Shot } from './kind.ts';
import type { Scene } from './paint.ts';
import { palettes } from './palette.ts';
import { randomFrom } from './random.ts';

/** Sets up the studio for a shot. `name` seeds whatever is left to chance. */
export function photograph(name: string, shot: Shot): Scene {
  const palette = palettes[shot.palette];
  const random = randomFrom(name);
  const { view, layers } = arrangements[shot.arrangement]({ things: shot.things, palette, random });
  return { backdrop: backdrop(palette, view, random), layers, shadow: palette.shadow };
}
