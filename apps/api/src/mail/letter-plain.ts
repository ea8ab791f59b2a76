import type { Brand } from '@latchkey/domain';
import type { Letter } from './letter.ts';
import { imprint } from './letter-text.ts';

/** Renders a letter as plain text, for mail clients that show no HTML. */
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
    // Mail clients recognize a signature by this separator.
    `-- \n${imprint(brand).join('\n')}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
