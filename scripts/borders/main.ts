/** `pnpm borders`: who may import whom, and who may use what of the browser. */
import { projectRoot } from '../bootstrap/project.mjs';
import { checkProject, describe } from './check.ts';

const { files, violations } = await checkProject(process.argv[2] ?? projectRoot);
for (const violation of violations) console.error(describe(violation));
if (violations.length > 0) process.exitCode = 1;
console.log(`${files} files, ${violations.length} borders crossed`);
