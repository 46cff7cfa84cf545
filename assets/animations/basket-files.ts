import { asAddress } from './as-address.ts';
import { asLottie } from './as-lottie.ts';
import { asSvg } from './as-svg.ts';
import { basketScene, segments } from './basket-scene.ts';

const [width, height] = basketScene.size;

const segmentLines = Object.entries(segments).map(
  ([name, [from, to]]) => `export const ${name} = [${from}, ${to}] as const;`,
);

/** The files of the game's page. */
export const basketFiles = {
  'basket.json': `${JSON.stringify(asLottie(basketScene))}\n`,
  'basket.ts': `// Made by \`pnpm animations\`.
export const size = [${width}, ${height}] as const;

${segmentLines.join('\n')}

export const stills = {
  first:
    '${asAddress(asSvg(basketScene, 0))}',
  unmoved:
    '${asAddress(asSvg(basketScene, segments.opening[1]))}',
};
`,
};
