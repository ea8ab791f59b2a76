import { readFileSync } from 'node:fs';

/** A numbered step of docs/operate.md. */
export interface Step {
  /** The step's words, on one line. */
  readonly says: string;
  /** The lines of its command block. */
  readonly commands: readonly string[];
}

const page = new URL('../../../../docs/operate.md', import.meta.url);

/** Reads the numbered steps of a section of docs/operate.md. */
export function readRunbook(heading: string): Step[] {
  const [, section] = readFileSync(page, 'utf8').split(`\n### ${heading}\n`);
  if (section === undefined) throw new RangeError(`docs/operate.md has no section ${heading}`);
  const [own = ''] = section.split(/^#/m);
  const steps = own.split(/^\d+\. /m).slice(1);
  // The text after the last step is not indented.
  return steps.map((step) => stepOf(step.split(/\n\n(?! )/)[0] ?? ''));
}

function stepOf(text: string): Step {
  const [, block = ''] = /```sh\n(.*?)```/s.exec(text) ?? [];
  const [says = ''] = text.split('```');
  return {
    says: says.replaceAll(/\s+/g, ' ').trim(),
    commands: block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  };
}
