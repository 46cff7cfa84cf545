import { format } from 'node:util';

/**
 * A passing test is silent: an error or a warning on the console fails it.
 * A test that expects one replaces the method with `jest.spyOn(console, 'error').mockImplementation(…)`.
 */
const loud: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => {
    loud.push(`console.${method}: ${format(...args)}`);
  };
}

function failIfLoud(): void {
  const messages = loud.splice(0);
  if (messages.length > 0) throw new Error(`Unexpected console output\n\n${messages.join('\n\n')}`);
}

afterEach(failIfLoud);
afterAll(failIfLoud);
