import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { plainEnglishFindings } from './plain-english.ts';

/** Files that may contain the words to avoid, because they define them. */
const own = ['lint/plain-english.ts', 'lint/plain-english.test.ts'];

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !own.includes(file));

const findings = files.flatMap((file) => plainEnglishFindings(file, readFileSync(file, 'utf8')));
for (const { file, line, words, instead } of findings) {
  console.error(`${file}:${line} "${words}": write ${instead}`);
}
process.exitCode = findings.length > 0 ? 1 : 0;
