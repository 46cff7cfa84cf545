/** A package that is not the product, and the folders outside of it whose files it may import by their path. */
export interface Reach {
  from: string;
  into: readonly string[];
  /** For its tests, and for files that only tests use. */
  testsInto?: readonly string[];
  /** What to do instead of importing from elsewhere. */
  instead: string;
}

/** The product itself (apps, doors, servers) imports nothing by path. */
export const reaches: readonly Reach[] = [
  {
    from: 'build',
    // Its one import of an app, the route table, has the app's name in a variable.
    // How a release is hashed and described is one definition, so that the edge finds what the build has written.
    into: [
      '*/src/route-table.ts',
      'edge/src/releases/release-id.ts',
      'edge/src/releases/surface',
      'edge/src/releases/verify-release.ts',
      // Chakra's recipes are compiled by the door's own code; a loader imports it where the door is installed.
      'shared/ui/src/theme/compile.ts',
      'shared/ui/src/theme/global-rules.ts',
    ],
    // Containers of earlier builds are compared with what hosts offer them.
    testsInto: ['shared/federation/src/older-runtime.ts'],
    instead: 'a build takes sources by their path in the bundler; what it has to know of them belongs to the contract',
  },
  {
    from: 'scripts',
    into: ['build', 'edge/src', 'jest/common.mjs'],
    // The table of settings is compared with what each program reads.
    // Styles are compared with the tokens that there are.
    testsInto: ['api/src/platform/config.ts', 'outside/src/config.ts', 'shared/ui/src/theme/system.ts'],
    instead: 'what scripts and end-to-end tests or benches both need lies in scripts/, and they import it from there',
  },
  {
    from: 'demo',
    into: ['api/src'],
    testsInto: ['api/ops', 'api/test'],
    instead:
      'the demo market is written by the database code of api/src alone; what its rows are about is the contract’s',
  },
  {
    from: 'assets',
    into: ['build/run-command.ts', 'demo/table.ts', 'scripts/bootstrap'],
    instead: 'a maker of assets writes files into the folder that owns them, and reads files, not code',
  },
  {
    from: 'e2e',
    into: ['scripts'],
    instead: 'ask the running market as a browser would; what both need to know belongs to the contract',
  },
  {
    from: 'bench',
    into: [
      'api/src',
      'api/test',
      'build',
      'demo',
      'e2e/harness',
      'edge/src/releases/surface',
      'edge/src/testing',
      'scripts',
    ],
    instead: 'measure the release and the running stack; what both need to know belongs to the contract',
  },
  {
    from: 'jest',
    into: ['api/src', 'api/test', 'demo', 'scripts/postgres'],
    instead: 'let the test itself bring it: what is here, every test of the project pays for',
  },
];
