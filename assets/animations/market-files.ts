import { asAddress } from './as-address.ts';
import { asLottie } from './as-lottie.ts';
import { asSvg } from './as-svg.ts';
import { greetingEnds, hop, marketScene } from './market-scene.ts';

const [width, height] = marketScene.size;

/** The files of the welcome page, by name. */
export const marketFiles = {
  'market.json': `${JSON.stringify(asLottie(marketScene))}\n`,
  'market.ts': `// Made by \`pnpm animations\`.
export const size = [${width}, ${height}] as const;

/** The frames of the greeting, and those of the basket's hop. */
export const greeting = [0, ${greetingEnds}] as const;
export const hop = [${hop.from}, ${hop.to}] as const;

export const stills = {
  first:
    '${asAddress(asSvg(marketScene, 0))}',
  unmoved:
    '${asAddress(asSvg(marketScene, greetingEnds))}',
};
`,
};
