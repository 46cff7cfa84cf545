const required = ['PUBLIC_URL', 'SHOP_ORIGIN'];
/** A stand-in runs on the machine of whoever develops. */
const neverOnThisMachine = ['SHOP_ORIGIN', 'OWN_ORIGINS', 'PORTAL_AUTHORIZE_URL', 'OUTSIDE_SCRIPTS'];
const onThisMachine = /\/\/(localhost|[\w.-]+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])(?![\w.-])/;

/** Real members must not meet a stand-in, nor a page that names an address of this machine. All problems are named at once. */
export function requireProductionSettings(env: NodeJS.ProcessEnv): void {
  const problems = [
    ...required.filter((name) => !env[name]).map((name) => `${name} is not set`),
    ...neverOnThisMachine
      .filter((name) => onThisMachine.test(env[name] ?? ''))
      .map((name) => `${name} names a stand-in`),
  ];
  if (problems.length === 0) return;
  throw new Error(`NODE_ENV is production, but:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}
