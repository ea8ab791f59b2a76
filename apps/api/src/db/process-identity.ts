import { readFileSync } from 'node:fs';

/** A process of this machine, told apart from a later one with the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** The machine's boot; null where the system does not tell. */
  readonly boot: string | null;
  /** When it started, in ticks since the boot; null where the system does not tell. */
  readonly started: string | null;
}

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, boot: bootId(), started: startOf(process.pid) };
}

/** Whether a process still runs. Says yes where the system does not tell. */
export function isRunning({ pid, boot, started }: ProcessIdentity): boolean {
  if (boot !== bootId()) return false;
  if (started !== null) return started === startOf(pid);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

function bootId(): string | null {
  return readOrNull('/proc/sys/kernel/random/boot_id')?.trim() ?? null;
}

/** @see proc_pid_stat(5): field 22; the name in field 2 may hold spaces and brackets */
function startOf(pid: number): string | null {
  const stat = readOrNull(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
