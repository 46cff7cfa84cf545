import { sharedModules } from './shared-modules.ts';

test('[MFE-02] the host provides every shared module eagerly, remotes provide none', () => {
  const host = sharedModules('host');
  const remote = sharedModules('remote');
  expect(Object.keys(remote)).toEqual(Object.keys(host));
  expect(Object.keys(host)).toEqual(expect.arrayContaining(['react', 'react-dom', '@tanstack/react-query', 'jotai']));
  for (const entry of Object.values(host)) expect(entry).toMatchObject({ singleton: true, eager: true });
  for (const entry of Object.values(remote)) expect(entry).toMatchObject({ singleton: true, import: false });
});

test('versions of libraries are written out, so that an incompatible one is refused', () => {
  const libraries = Object.entries(sharedModules('host')).filter(([name]) => !name.startsWith('@jangteo/'));
  expect(libraries.length).toBeGreaterThan(3);
  for (const [, { version, requiredVersion, strictVersion }] of libraries) {
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(requiredVersion).toMatch(/^[~^]\d+\.\d+\.\d+/);
    expect(strictVersion).toBe(true);
  }
});
