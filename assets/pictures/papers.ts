/** One studio backdrop: paper on the wall, the same paper on the table, and the colour shadows take on it. */
export interface Paper {
  wall: string;
  floor: string;
  shadow: string;
  /** A stronger neighbour of the paper, for discs, cloths and stripes. */
  accent: string;
}

const papers: Record<string, Paper> = {
  cream: { wall: '#f8f0e0', floor: '#f1e4cb', shadow: '#8a6a3c', accent: '#ecd5a8' },
  straw: { wall: '#fbeec1', floor: '#f5e2a2', shadow: '#9a7420', accent: '#f2cf6b' },
  sage: { wall: '#e6eedd', floor: '#d5e3c8', shadow: '#50663a', accent: '#b5cf9f' },
  mint: { wall: '#ddf0e6', floor: '#c6e4d5', shadow: '#2f6a55', accent: '#98d0b6' },
  sky: { wall: '#e1eff8', floor: '#cbe2f0', shadow: '#3d6582', accent: '#a4cde6' },
  blush: { wall: '#fbe8e2', floor: '#f5d6cc', shadow: '#96584a', accent: '#f0b7a6' },
  peach: { wall: '#ffeada', floor: '#fdd9bd', shadow: '#a5622d', accent: '#fabd8c' },
  lilac: { wall: '#efe9f6', floor: '#e0d6ee', shadow: '#5f4d80', accent: '#c6b4e0' },
  oat: { wall: '#f0eae3', floor: '#e2d8cc', shadow: '#6b5a48', accent: '#cfbda8' },
};

export function paperNamed(name: string): Paper {
  const paper = papers[name];
  if (!paper) throw new Error(`There is no paper '${name}'`);
  return paper;
}
