import { claimInTurn } from '../bootstrap/claim.mjs';
import { inProject } from '../bootstrap/project.mjs';
import { step } from '../bootstrap/steps.mjs';
import { buildApps, changedApps } from './apps.ts';
import { publishBuilds } from './publish.ts';

/**
 * Builds what has changed, and releases it. Builds lie in the apps' folders, so that instances of this checkout that start at
 * the same time take turns: the second finds the apps built.
 */
export async function releaseChanges(signal: AbortSignal, places?: NodeJS.ProcessEnv): Promise<void> {
  using turn = new DisposableStack();
  await step('빌드 · build', async (progress) => {
    const waiting = ({ pid }: Record<string, unknown>) => progress(`다른 빌드(프로세스 ${pid})가 끝나기를 기다립니다`);
    const alone = await claimInTurn(inProject('.data', 'run'), 'build', waiting, signal);
    turn.defer(alone.release);
    await buildApps(await changedApps(), signal, progress);
  });
  await step('배포 · release', () => publishBuilds(places));
}
