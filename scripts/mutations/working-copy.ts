import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The product's own packages. In the copy, they must link to the copy's folders. */
const SCOPE = '@latchkey';

/** The current files of the repository, without those that git ignores. */
export function repositoryFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Copies the repository into a new folder and links the installed packages. */
export function copyRepository(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-mutations-'));
  for (const file of repositoryFiles(root)) cpSync(join(root, file), join(folder, file));
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === SCOPE)
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  }
  return folder;
}
