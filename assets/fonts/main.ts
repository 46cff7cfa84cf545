import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import subsetFont from 'subset-font';
import { readArguments } from '../../build/run-command.ts';
import { chooseCoreCharacters, coreCharacters, coreCharactersFile } from './core-characters.ts';
import { fallbackFaces, fallbackFamilies } from './fallback-faces.ts';
import { sourceFont } from './source-font.ts';
import { charactersOf, unicodeRange } from './unicode-range.ts';

/**
 * Renders Pretendard for the web: a core that the first view needs, and the rest in groups that pages ask for by need.
 * `--recount` first chooses the core's characters anew, by the sources and by pages whose addresses may follow.
 */
const folder = fileURLToPath(new URL('../../shared/ui/assets/fonts/', import.meta.url));
const family = 'Pretendard Variable';
/** The weights that the interface uses: regular and bold. */
const weights = { min: 400, max: 700 };
const leastOfGroup = 80;

const {
  values: { recount },
  positionals: pages,
} = readArguments(() => parseArgs({ allowPositionals: true, options: { recount: { type: 'boolean' } } }));
if (recount) await writeFile(coreCharactersFile, await chooseCoreCharacters(pages));

const source = await sourceFont();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'OFL.txt'), source.license);

const core = new Set(coreCharacters());
const coreFile = await writeSubset('core', [...core]);
await writeModules(coreFile, await writeFaces());

/** Writes the style sheet of all groups, the core first. */
async function writeFaces(): Promise<string> {
  const faces = [face(coreFile, [...core])];
  for (const [index, characters] of groupsOfRest().entries()) {
    faces.push(face(await writeSubset(`rest-${String(index).padStart(2, '0')}`, characters), characters));
  }
  const css = `${faces.join('\n')}\n`;
  const file = `faces.${hashOf(css)}.css`;
  await writeFile(join(folder, file), css);
  return file;
}

/** Pretendard's groups, most used first, without the core; what is left of small ones joins the next. */
function groupsOfRest(): string[][] {
  const ranges = [...source.subsetCss.matchAll(/unicode-range:\s*([^;]+);/g)].map(([, range = '']) => range);
  const groups: string[][] = [];
  let open: string[] = [];
  for (const range of ranges.reverse()) {
    open.push(...charactersOf(range).filter((character) => !core.has(character)));
    if (open.length < leastOfGroup) continue;
    groups.push(open);
    open = [];
  }
  return open.length > 0 ? [...groups, open] : groups;
}

async function writeSubset(name: string, characters: string[]): Promise<string> {
  const subset = await subsetFont(source.font, characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    // Prices and countdowns are set in figures of one width.
    keepFeatures: ['tnum'],
    noHinting: true,
  });
  const file = `${name}.${hashOf(subset)}.woff2`;
  await writeFile(join(folder, file), subset);
  process.stdout.write(`${file}: ${characters.length} characters, ${subset.length} bytes\n`);
  return file;
}

function face(file: string, characters: string[]): string {
  const range = unicodeRange(characters);
  return `@font-face{font-family:"${family}";font-weight:${weights.min} ${weights.max};font-display:swap;src:url(${file}) format("woff2");unicode-range:${range}}`;
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

/**
 * The families for every page, and what only a server writes in a module of its own: a browser that finds the server's
 * styles does not need it.
 */
async function writeModules(coreFontFile: string, fontFacesFile: string): Promise<void> {
  const families = [family, 'Pretendard', ...fallbackFamilies].map((name) => `'${name}'`).join(', ');
  await writeModule(
    'font.ts',
    `/** Pretendard, then the device's own Korean fonts in Pretendard's measure. */
export const fontFamily = \`${families}, system-ui, sans-serif\`;

/** The style sheet of Pretendard's groups of characters, the first view's first. It lies beside the files it names. */
export const fontFacesFile = '${fontFacesFile}';
`,
  );
  await writeModule(
    'font-faces.ts',
    `/** Holds the first view's characters. */
export const coreFont = { family: '${family}', weight: '${weights.min} ${weights.max}', file: '${coreFontFile}' };

/** The device's own Korean fonts in Pretendard's measure. */
export const deviceFontFaces =
  '${fallbackFaces.join('')}';
`,
  );
}

function writeModule(file: string, text: string): Promise<void> {
  const origin =
    '// Written by `pnpm fonts`, like the files in assets/fonts that it names. Their names change with their content.';
  return writeFile(new URL(`../../shared/ui/src/${file}`, import.meta.url), `${origin}\n\n${text}`);
}
