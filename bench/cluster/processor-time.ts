import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

interface Process {
  parent: number;
  /** With that of children which have ended. */
  seconds: number;
}

/** All processes of this machine, by /proc. */
function readProcesses(): Map<number, Process> {
  const processes = new Map<number, Process>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      processes.set(Number(pid), { parent: Number(fields[1]), seconds: ticks / ticksPerSecond });
    } catch {
      // It has ended meanwhile.
    }
  }
  return processes;
}

/** Processor time of these processes and of all that they have started, except what another of them has started. */
export function processorSeconds(groups: Record<string, readonly number[]>): Record<string, number> {
  const processes = readProcesses();
  const roots = new Set(Object.values(groups).flat());
  const sumOf = (pid: number): number =>
    [...processes]
      .filter(([child, { parent }]) => parent === pid && !roots.has(child))
      .reduce((sum, [child]) => sum + sumOf(child), processes.get(pid)?.seconds ?? 0);
  return Object.fromEntries(
    Object.entries(groups).map(([name, pids]) => [name, pids.reduce((sum, pid) => sum + sumOf(pid), 0)]),
  );
}
