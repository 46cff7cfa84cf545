import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** How to start a program so that PostgreSQL, which refuses to run as root, accepts it. */
export interface Launcher {
  /** The owner of the data folder; undefined without root's rights. */
  owner?: { uid: number; gid: number };
  /** The command line that runs `program` with `args`. */
  command(program: string, args: string[]): { file: string; args: string[] };
}

const othersMayEnter = 0o001;

/**
 * The user who runs PostgreSQL: for root another user, which exists on every Linux and macOS; otherwise the present
 * one.
 */
export function findLauncher(foldersInUse: string[]): Launcher {
  if (process.getuid?.() !== 0) return { command: (file, args) => ({ file, args }) };
  const owner = findUser('postgres') ?? findUser('nobody');
  if (!owner) {
    throw new Error(
      'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as. ' +
        'Start as another user, or set DATABASE_URL to a PostgreSQL that runs elsewhere.',
    );
  }
  const closed = foldersInUse.flatMap(ancestors).find((folder) => (statSync(folder).mode & othersMayEnter) === 0);
  if (!closed) return { owner, command: (file, args) => ({ file, args }) };
  // Below a home folder that is closed to others, such as /root, the program keeps one of root's rights, to pass
  // through it.
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
  if (!setpriv) {
    throw new Error(
      `PostgreSQL does not run as root, and the user it would run as may not enter ${closed}. ` +
        `Move the project to a folder that others may enter, or run: chmod o+x ${closed}`,
    );
  }
  const identity = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const right = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--bounding-set=-all,+dac_override'];
  return { owner, command: (program, args) => ({ file: setpriv, args: [...identity, ...right, program, ...args] }) };
}

function findUser(name: string): { uid: number; gid: number } | undefined {
  const passwd = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '';
  const entry = passwd.split('\n').find((line) => line.startsWith(`${name}:`));
  if (entry) {
    const [, , uid, gid] = entry.split(':');
    return { uid: Number(uid), gid: Number(gid) };
  }
  try {
    const ask = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}

function ancestors(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [path, ...ancestors(parent)];
}
