import { readFileSync } from 'node:fs';
import { StartFailure } from '../process/start-failure.ts';

/**
 * Returns the environment with the secrets that are in files. `AUTH_SECRET_FILE` is the path of the
 * file with the value of `AUTH_SECRET`, and so on. A single trailing newline is not part of the
 * secret.
 *
 * @param environment only variables with a value
 * @param secrets the settings that a file may contain
 * @throws {StartFailure} with one line per file that cannot be used. No line contains a secret
 */
export function withSecretFiles(
  environment: Readonly<Record<string, string | undefined>>,
  secrets: Iterable<string>,
): Record<string, string | undefined> {
  const read: Record<string, string | undefined> = { ...environment };
  const faults: string[] = [];
  for (const name of secrets) {
    const setting = `${name}_FILE`;
    const file = environment[setting];
    if (file === undefined) continue;
    if (environment[name] !== undefined) {
      faults.push(`${name} and ${setting} are both set: remove one of them`);
      continue;
    }
    try {
      const secret = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (secret === '') faults.push(`${setting} names the file ${file}, which is empty`);
      else read[name] = secret;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      const reason = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`;
      faults.push(`${setting} names the file ${file}, which ${reason}`);
    }
  }
  if (faults.length > 0) throw new StartFailure(faults.join('\n'));
  return read;
}
