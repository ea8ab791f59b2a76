import type { Brand } from '@latchkey/domain';
import { letterHtml } from './letter-html.ts';
import { imprint } from './letter-text.ts';
import type { Mail } from './mail.ts';

/** The content of an email before rendering. Every string is plain text. */
export interface Letter {
  readonly subject: string;
  /** Email clients show this after the subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Names and values, one per row. */
  readonly facts?: readonly Fact[];
  /** The email's button. */
  readonly action?: Action;
  /** Fine print after the button. */
  readonly notes?: readonly string[];
}

interface Fact {
  readonly name: string;
  readonly value: string;
}

interface Action {
  readonly label: string;
  readonly url: string;
}

/** Renders a letter in the brand's style, as HTML and as text. */
export function writeLetter(
  letter: Letter,
  brand: Brand,
): Pick<Mail, 'subject' | 'html' | 'text' | 'link'> {
  const { subject, action } = letter;
  const parts = { subject, html: letterHtml(letter, brand), text: letterPlain(letter, brand) };
  return action ? { ...parts, link: action.url } : parts;
}

/** Renders a letter as plain text, for email clients that do not show HTML. */
function letterPlain(
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
    // Email clients recognize a signature by this separator.
    `-- \n${imprint(brand).join('\n')}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
