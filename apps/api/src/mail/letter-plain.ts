import type { Brand } from '@latchkey/domain';
import type { Letter } from './letter.ts';
import { imprint } from './letter-text.ts';

/** A letter for mail clients that show no HTML. */
export function letterPlain(
  { title, paragraphs, facts = [], action, notes = [] }: Letter,
  brand: Brand,
): string {
  const blocks = [
    brand.name,
    title,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    // The sign by which mail clients know a signature.
    `-- \n${imprint(brand).join('\n')}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
