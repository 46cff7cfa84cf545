// Restores the release that was served before: `pnpm rollback <app>`.
import { parseAppName } from '../build/apps.ts';
import { rollback } from '../edge/src/releases/promote.ts';
import { promotionPlace } from './promote.ts';
import { runCommand } from './run-command.ts';

if (import.meta.main) {
  await runCommand(async () => {
    const [name] = process.argv.slice(2);
    if (!name) throw new Error('Usage: pnpm rollback <app>');
    const app = parseAppName(name);
    const { releases } = await rollback(promotionPlace(), app);
    console.log(`Rolled back ${app} to ${releases[app]}`);
  });
}
