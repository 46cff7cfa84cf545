// Decision: docs/decisions/2026-11-20-pages-beside-their-twins.md

import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { inData } from '../../scripts/bootstrap/project.mjs';
import { step } from '../../scripts/bootstrap/steps.mjs';
import { chromiumLaunch } from '../../scripts/browser/phone.ts';
import { judge } from '../aims.ts';
import type { Bench } from '../bench.ts';
import { openStack } from '../stack.ts';
import { openForms } from './forms.ts';
import { openFront } from './front.ts';
import { measureForms } from './measure.ts';
import { pageAims } from './page-aims.ts';
import { printFigures, printScripts, printTaps } from './print-page.ts';
import { weighScripts } from './scripts.ts';
import { tapsOf } from './visit.ts';

const options = {
  runs: { type: 'string', default: '5' },
  path: { type: 'string', default: '/' },
  address: { type: 'string' },
  json: { type: 'string' },
} as const;

const bench: Bench = {
  about: 'a page on a slow phone: --runs 5, --path /, --json file, --address http://… of a stack that runs already',
  async run(args, signal) {
    const { values } = parseArgs({ args, options });
    const runs = Number(values.runs);
    await using opened = new AsyncDisposableStack();
    const edge = values.address ?? `http://localhost:${(await openStack(opened, signal)).edge}`;
    const front = await openFront(opened);
    const forms = await step('one bundle, static page', () => openForms(opened, { edge, path: values.path, front }));
    const scripts = await step('scripts', () => weighScripts(forms, values.path, inData('contents')));

    const browser = opened.adopt(
      await chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, ...front.browserArguments] }),
      (browser) => browser.close(),
    );
    const measured = await step('visits', (progress) =>
      measureForms(browser, forms, { runs, path: values.path, signal, progress }),
    );

    const taps = await step('taps', () => tapsOf(browser, forms.federated.address + values.path));

    printScripts(scripts);
    printFigures(measured, runs);
    printTaps(taps);
    const aims = pageAims(values.path, scripts, measured, taps[0]?.duration);
    const allMet = judge(aims);
    if (values.json) {
      const record = {
        at: new Date().toISOString(),
        browser: browser.version(),
        ...values,
        scripts,
        measured,
        taps,
        aims,
      };
      await writeFile(values.json, `${JSON.stringify(record, null, 2)}\n`);
    }
    return allMet;
  },
};

export default bench;
