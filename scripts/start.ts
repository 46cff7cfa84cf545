/** `npm start`: builds what changed, starts everything on this machine, and runs until it is stopped. */
import { parseArgs } from 'node:util';
import { Problem } from './bootstrap/problem.mjs';
import { networkAddress } from './stack/addresses.ts';
import { keepOpen } from './stack/keep-open.ts';
import { openMarket } from './stack/open-market.ts';
import { warmPictures } from './stack/warm-pictures.ts';

await keepOpen(async (opened, signal) => {
  const { address } = await openMarket(opened, { signal, ...readOptions() });
  const network = networkAddress(address);
  const lines = [
    '',
    '장터가 열렸습니다 · Jangteo is open',
    `  이 컴퓨터 · this computer  ${address}`,
    ...(network ? [`  휴대폰 · phone             ${network}  (같은 네트워크 · same network)`] : []),
    '  끝내기 · end               Ctrl-C',
  ];
  console.log(lines.join('\n'));
  // Pictures are also made when they are requested: a failure here loses nothing.
  await warmPictures(address, signal).catch(() => undefined);
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
