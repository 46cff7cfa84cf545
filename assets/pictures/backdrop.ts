import type { Paper } from './papers.ts';
import type { Random } from './random.ts';

/** The point of view: objects lie on a table seen from above, or stand in front of a wall. */
export type View = 'table' | 'wall';

type Mood = (paper: Paper, random: Random) => string;

const plain: Mood = () => '';

/** A studio's paper, with the light of a window or the shadow of leaves on it. In stage coordinates. */
export function backdrop(paper: Paper, view: View, random: Random): string {
  const lamp = `<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="300" cy="160" r="1050"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".55" stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="${paper.shadow}" stop-opacity=".14"/></radialGradient>`;
  const soft =
    '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="14"/></filter>';
  const scenery = view === 'wall' ? wall(paper, random) : table(paper, random);
  const mood = random.pick<Mood>([windowLight, leafShadow, plain, plain]);
  return `<defs>${lamp}${soft}</defs>${scenery}${mood(paper, random)}<rect x="-1000" width="3000" height="1000" fill="url(#lamp)"/>`;
}

function wall(paper: Paper, random: Random): string {
  const horizon = random.between(640, 690);
  const floor = `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paper.floor}"/><stop offset="1" stop-color="${paper.wall}"/></linearGradient>`;
  const room = `<defs>${floor}</defs><rect x="-1000" width="3000" height="1000" fill="${paper.wall}"/><rect x="-1000" y="${horizon}" width="3000" height="${1000 - horizon}" fill="url(#floor)"/>`;
  const behind = random.pick<() => string>([
    () => `<circle cx="500" cy="${horizon - 190}" r="330" fill="${paper.accent}" opacity=".5"/>`,
    () => `<path d="M210 ${horizon}V390a290 290 0 0 1 580 0V${horizon}z" fill="${paper.accent}" opacity=".42"/>`,
    () => `<rect x="-1000" y="${horizon}" width="3000" height="360" fill="${paper.accent}" opacity=".4"/>`,
    () => '',
  ]);
  return room + behind();
}

function table(paper: Paper, random: Random): string {
  const top = `<rect x="-1000" width="3000" height="1000" fill="${paper.wall}"/>`;
  const cloth = random.pick<() => string>([
    () => `<circle cx="500" cy="520" r="420" fill="${paper.floor}" opacity=".85"/>`,
    () => `<path d="M-1000 760L2000 240V1000H-1000z" fill="${paper.floor}"/>`,
    () => gingham(paper),
    () => '',
  ]);
  return top + cloth();
}

function gingham({ accent }: Paper): string {
  return `<defs><pattern id="gingham" width="120" height="120" patternUnits="userSpaceOnUse" patternTransform="rotate(14)"><rect width="60" height="120" fill="${accent}" opacity=".2"/><rect width="120" height="60" fill="${accent}" opacity=".2"/></pattern></defs><rect x="-1000" width="3000" height="1000" fill="url(#gingham)"/>`;
}

function windowLight(_: Paper, random: Random): string {
  const x = random.between(60, 220);
  const pane = (dx: number, dy: number) => `<path d="M${x + dx} ${dy}l250 -60 110 300 -250 60z"/>`;
  return `<g fill="#fff" opacity=".55" filter="url(#soft)">${pane(0, 70)}${pane(275, 4)}${pane(125, 395)}${pane(400, 329)}</g>`;
}

/** A branch that hangs into the upper right corner, out of sight but for its shadow. */
function leafShadow({ shadow }: Paper, random: Random): string {
  const turn = random.between(-10, 10);
  const leaf = (x: number, y: number, angle: number) =>
    `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0q90 -80 230 0 -140 80 -230 0z"/>`;
  const leaves = [0, 1, 2, 3]
    .map((i) => leaf(i * 105, 0, i % 2 ? 42 : -42) + leaf(i * 105 + 40, 0, i % 2 ? -38 : 38))
    .join('');
  return `<g transform="translate(1010 -70) rotate(${118 + turn})" fill="${shadow}" opacity=".15" filter="url(#soft)"><rect width="430" height="10"/>${leaves}${leaf(430, 5, 0)}</g>`;
}
