import { readFileSync } from 'node:fs';

/** A numbered step in docs/operate.md. */
export interface Step {
  /** The step's text on one line. */
  readonly says: string;
  /** The lines of the step's command block. */
  readonly commands: readonly string[];
}

const page = new URL('../../../../docs/operate.md', import.meta.url);

/** Reads the numbered steps of a section of docs/operate.md. */
export function readRunbook(heading: string): Step[] {
  const steps = sectionOf(`### ${heading}`)
    .split(/^\d+\. /m)
    .slice(1);
  // The text after the last step is not indented, so it is not part of the step.
  return steps.map((step) => stepOf(step.split(/\n\n(?! )/)[0] ?? ''));
}

/** Reads the lines of the first command block of a section of docs/operate.md. */
export function readCommands(heading: string): string[] {
  return commandsIn(sectionOf(`## ${heading}`));
}

function sectionOf(heading: string): string {
  const [, section] = readFileSync(page, 'utf8').split(`\n${heading}\n`);
  if (section === undefined) throw new RangeError(`docs/operate.md has no ${heading}`);
  return section.split(/^#/m)[0] ?? '';
}

function stepOf(text: string): Step {
  const [says = ''] = text.split('```');
  return { says: says.replaceAll(/\s+/g, ' ').trim(), commands: commandsIn(text) };
}

function commandsIn(text: string): string[] {
  const [, block = ''] = /```sh\n(.*?)```/s.exec(text) ?? [];
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
