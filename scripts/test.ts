/**
 * `npm test` and `pnpm verify`: every check, the cheapest first. With `--thorough` it is the whole gate, which CI runs:
 * tests that try a promise with every page, width, fault or text, and whole programs under load, take as long again.
 */
import { parseArgs } from 'node:util';
import { readArguments } from '../build/run-command.ts';
import { showFailure } from './bootstrap/problem.mjs';
import { inProject } from './bootstrap/project.mjs';
import { step } from './bootstrap/steps.mjs';
import { stopSignal } from './stack/stop-signal.ts';
import { browserGate } from './verify/browser-gate.ts';
import { type Gate, type Outcome, toolGate } from './verify/gate.ts';
import { jestGate } from './verify/jest-gate.ts';

const { thorough } = readArguments(
  () => parseArgs({ options: { thorough: { type: 'boolean', default: false } } }).values,
);

const gates: Gate[] = [
  toolGate('형식·린트 · format and lint', {
    name: 'biome',
    script: 'node_modules/@biomejs/biome/bin/biome',
    args: ['ci', '--error-on-warnings', '--colors=off'],
  }),
  toolGate('타입 · types', { name: 'types', script: 'node_modules/typescript/bin/tsc', args: ['-b'] }),
  toolGate('경계 · borders', { name: 'borders', script: 'scripts/borders/main.ts' }),
  toolGate('죽은 코드 · dead code', { name: 'knip', script: 'node_modules/knip/bin/knip.js' }),
  jestGate(thorough),
  browserGate(thorough),
];

// Tests start hundreds of programs from the same sources: each module is compiled for the first of them only.
process.env.NODE_COMPILE_CACHE ??= inProject('node_modules/.cache/compiled');

const signal = stopSignal();
const total: Outcome = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const gate of gates) {
  if (signal.aborted) break;
  const { passed, failed, failures = [], unsteady = [], detail = '', logFile } = await runGate(gate);
  total.passed += passed;
  total.failed += failed;
  summary.push(...unsteady.map((name) => `⚠ only at the second try: ${name}`));
  if (failed === 0) continue;
  summary.push(...(failures.length > 0 ? failures : [gate.title]).map((name) => `✗ ${name}`));
  console.log(logFile ? `${detail}\n→ ${logFile}\n` : detail);
}
if (signal.aborted) total.failed += 1;
if (!thorough) console.log('\n전체 검사 · the whole gate, as CI runs it: npm test -- --thorough');
// Once more, because of a long log only the end may have been kept.
if (summary.length > 0) console.log(`\n${summary.join('\n')}`);
console.log(`\n${countOf(total)}`);
process.exit(total.failed > 0 ? 1 : 0);

function countOf({ passed, failed }: Outcome): string {
  return `${passed} passed, ${failed} failed`;
}

async function runGate(gate: Gate): Promise<Outcome> {
  try {
    return await step(
      gate.title,
      (progress) => gate.run(signal, progress),
      ({ passed, failed }) => ({ isGood: failed === 0, note: countOf({ passed, failed }) }),
    );
  } catch (error) {
    showFailure(error);
    return { passed: 0, failed: 1 };
  }
}
