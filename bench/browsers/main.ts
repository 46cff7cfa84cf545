import { parseArgs } from 'node:util';
import { step } from '../../scripts/bootstrap/steps.mjs';
import type { Bench } from '../bench.ts';
import { openStack } from '../stack.ts';
import { printTable } from '../table.ts';
import { openFirefox } from './firefox.ts';
import { Walk } from './walk.ts';
import { openWebkit } from './webkit.ts';

const options = { address: { type: 'string' } } as const;

const bench: Bench = {
  about: 'whether pages work in WebKit and Firefox, where installed: --address http://… of a stack that runs already',
  async run(args, signal) {
    const { values } = parseArgs({ args, options });
    await using opened = new AsyncDisposableStack();
    const browsers = [await openWebkit(opened), await openFirefox(opened)].filter((browser) => browser !== undefined);
    if (browsers.length === 0) throw new Error('Debian has them as webkit2gtk-driver, xvfb and firefox-esr');
    const market = values.address ?? `http://localhost:${(await openStack(opened, signal)).edge}`;

    const findings: string[][] = [];
    for (const browser of browsers) {
      await step(browser.name, async (progress) => {
        const walk = new Walk(browser, market, progress);
        await walk.asVisitor();
        await walk.asMember();
        console.log(`${browser.name}: ${walk.places} pages and steps, ${walk.findings.length} problems`);
        findings.push(...walk.findings.map(({ place, problem }) => [browser.name, place, problem]));
      });
    }
    if (findings.length > 0) printTable('Problems', ['', 'where', 'what'], findings);
    return findings.length === 0;
  },
};

export default bench;
