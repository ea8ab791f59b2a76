import { type Brand, brandIn, type LocalBrand } from '@latchkey/domain';
import { letterHtml } from './letter-html.ts';
import { imprint } from './letter-text.ts';
import type { Mail } from './mail.ts';
import type { MailTexts } from './mail-texts.ts';

/** The content of an email before rendering. Every string is plain text. */
export interface Letter {
  readonly subject: string;
  /** Email clients show this after the subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Parts with their own headings, after the paragraphs. */
  readonly sections?: readonly LetterSection[];
  /** Names and values, one per row. */
  readonly facts?: readonly Fact[];
  /** The email's button. */
  readonly action?: Action;
  /** Fine print after the button. */
  readonly notes?: readonly string[];
}

/** A heading with numbered steps, or with names and values. */
export interface LetterSection {
  readonly title: string;
  readonly steps?: readonly LetterStep[];
  readonly facts?: readonly Fact[];
  /** A sentence after the rest. */
  readonly note?: string;
}

interface LetterStep {
  readonly title: string;
  readonly words: string;
  /** An address or a phone number to dial. */
  readonly link: { readonly label: string; readonly href: string } | null;
}

interface Fact {
  readonly name: string;
  readonly value: string;
}

interface Action {
  readonly label: string;
  readonly url: string;
}

/** Renders a letter in the brand's style and the language of `texts`, as HTML and as text. */
export function writeLetter(
  letter: Letter,
  brand: Brand,
  texts: MailTexts,
): Pick<Mail, 'subject' | 'html' | 'text' | 'link'> {
  const { subject, action } = letter;
  const local = brandIn(brand, texts.locale);
  const parts = {
    subject,
    html: letterHtml(letter, local, texts),
    text: letterPlain(letter, local, texts),
  };
  return action ? { ...parts, link: action.url } : parts;
}

/** Renders a letter as plain text, for email clients that do not show HTML. */
function letterPlain(
  { title, paragraphs, sections = [], facts = [], action, notes = [] }: Letter,
  brand: LocalBrand,
  texts: MailTexts,
): string {
  const blocks = [
    brand.name,
    title,
    ...paragraphs,
    ...sections.map(sectionPlain),
    ...(facts.length > 0 ? [factsPlain(facts)] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    // Email clients recognize a signature by this separator.
    `-- \n${imprint(brand, texts).join('\n')}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function sectionPlain({ title, steps = [], facts = [], note }: LetterSection): string {
  const numbered = steps.map(({ title, words, link }, index) => {
    const step = `${index + 1}. ${title}\n${words}`;
    return link ? `${step}\n${link.href.startsWith('tel:') ? link.label : link.href}` : step;
  });
  const listed = facts.length > 0 ? [factsPlain(facts)] : [];
  return [title, ...numbered, ...listed, ...(note ? [note] : [])].join('\n\n');
}

function factsPlain(facts: readonly Fact[]): string {
  return facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
}
