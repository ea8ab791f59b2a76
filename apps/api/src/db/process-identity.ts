import { readFileSync } from 'node:fs';

/** Identifies a process on this machine, even if a later process gets the same pid. */
export interface ProcessIdentity {
  readonly pid: number;
  /** The machine's boot ID. Null if the system has no such ID. */
  readonly boot: string | null;
  /** The process's start time, in clock ticks since boot. Null if the system does not report it. */
  readonly started: string | null;
}

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, boot: bootId(), started: startOf(process.pid) };
}

/**
 * Whether a process is still running. Returns true if the system does not provide this information.
 */
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

/**
 * Reads the start time, field 22 of the process's stat file. The name in field 2 may contain spaces
 * and parentheses.
 *
 * @see proc_pid_stat(5)
 */
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
