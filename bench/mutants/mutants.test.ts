import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { mutants } from './mutants.ts';

test.each(mutants.map((mutant) => [mutant.name, mutant] as const))(
  '%s: the fault can be planted, and its tests exist',
  (_, { file, from, tests }) => {
    expect(readFileSync(inProject(file), 'utf8').split(from)).toHaveLength(2);
    expect(tests.filter((path) => !existsSync(inProject(path)))).toEqual([]);
  },
);
