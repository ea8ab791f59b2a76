import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A shell that keeps its variables between commands. */
export interface Shell {
  /** Runs one command line and returns its output. Throws if the command fails. */
  run(line: string): Promise<string>;
  close(): Promise<void>;
}

export function openShell(folder: string, env: Readonly<Record<string, string>>): Shell {
  const child = spawn('sh', [], { cwd: folder, env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    async run(line) {
      const mark = randomUUID();
      child.stdin.write(`{ ${line}\n} 2>&1 </dev/null; printf '\\n%s %s\\n' ${mark} "$?"\n`);
      let output = '';
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`The shell ended after: ${line}\n${output}`);
        if (!value.startsWith(mark)) output += `${value}\n`;
        else if (value === `${mark} 0`) return output;
        else throw new Error(`The command failed: ${line}\n${output}`);
      }
    },
    async close() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}
