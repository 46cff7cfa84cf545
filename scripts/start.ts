/** `npm start`: builds what changed, starts everything on this machine, and stays until it is asked to end. */
import { parseArgs } from 'node:util';
import { Problem } from './bootstrap/problem.mjs';
import { step } from './bootstrap/steps.mjs';
import { networkAddress } from './stack/addresses.ts';
import { buildApps, changedApps } from './stack/apps.ts';
import { openDatabase } from './stack/database.ts';
import { keepOpen } from './stack/keep-open.ts';
import { becomeOnlyInstance } from './stack/only-instance.ts';
import { requireFreePorts } from './stack/ports.ts';
import { apiProgram, edgeProgram, openProgram, outsideProgram } from './stack/programs.ts';
import { publishBuilds } from './stack/publish.ts';
import { readSettings } from './stack/settings.ts';

await keepOpen(async (opened, signal) => {
  const { reset } = readOptions();
  const settings = readSettings();
  const { ports } = settings;
  const address = `http://localhost:${ports.edge}`;
  const report = (text: string) => console.log(`! ${text}`);

  const { followsCrash } = await becomeOnlyInstance(opened, signal, address);
  await requireFreePorts(settings, followsCrash);
  await step('빌드 · build', async (progress) => buildApps(await changedApps(), signal, progress));
  await step('배포 · release', publishBuilds);
  const database = await openDatabase(opened, { settings, reset, signal, report });
  const programs = [
    outsideProgram(settings, { report }),
    apiProgram(settings, database, { report }),
    edgeProgram(settings, { report }),
  ];
  for (const program of programs) await step(`시작 · ${program.name}`, () => openProgram(opened, program));
  welcome(address, networkAddress(ports.edge));
});

function readOptions(): { reset: boolean } {
  try {
    return parseArgs({ options: { reset: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    throw new Problem({
      ko: '알 수 없는 선택 사항입니다.',
      en: error instanceof Error ? error.message : String(error),
      todo: ['npm start', 'npm start -- --reset   (데모 장터를 새로 만듭니다 · makes the demo market anew)'],
    });
  }
}

function welcome(address: string, network: string | undefined): void {
  const lines = [
    '',
    '장터가 열렸습니다 · Jangteo is open',
    `  이 컴퓨터 · this computer  ${address}`,
    ...(network ? [`  휴대폰 · phone             ${network}  (같은 네트워크 · same network)`] : []),
    '  끝내기 · end               Ctrl-C',
  ];
  console.log(lines.join('\n'));
}
