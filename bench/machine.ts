import { cpus, totalmem } from 'node:os';

const GIB = 1024 ** 3;

/** Returns a line with the date and the machine of a measurement. */
export function machine(): string {
  const cores = cpus();
  const memory = `${Math.round(totalmem() / GIB)} GiB`;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cores.length} cores (${cores[0]?.model.trim()}), ${memory}, Node.js ${process.versions.node}`;
}
