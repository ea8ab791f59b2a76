import { LANGUAGE_NAME } from '@latchkey/contract';
import { type Brand, brandIn, type LocalBrand } from '@latchkey/domain';
import { defaultLocale } from '@latchkey/texts';
import { letterHtml } from './letter-html.ts';
import { imprintPlain } from './letter-text.ts';
import type { Mail } from './mail.ts';
import type { MailTexts } from './mail-texts.ts';

/** The content of an email before rendering. Every string is plain text. */
export interface Letter {
  readonly subject: string;
  /** The preview text that email clients show after the subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Sections with their own headings, after the paragraphs. */
  readonly sections?: readonly LetterSection[];
  /** Names and values. Each pair is one row of a table. */
  readonly facts?: readonly Fact[];
  /** The button in the email. */
  readonly action?: Action;
  /** Fine print after the button. */
  readonly notes?: readonly string[];
  /** Small links after the fine print. */
  readonly links?: readonly Action[];
}

/** A heading, followed by numbered steps, by names and values, or by sentences with details. */
export interface LetterSection {
  readonly title: string;
  readonly items?: readonly LetterItem[];
  readonly steps?: readonly LetterStep[];
  readonly facts?: readonly Fact[];
  /** A sentence at the end of the section. */
  readonly note?: string;
}

/** A sentence, with names and values that explain it. */
export interface LetterItem {
  readonly words: string;
  readonly facts: readonly Fact[];
}

interface LetterStep {
  readonly title: string;
  readonly words: string;
  /** A link to a URL or a phone number. */
  readonly link: { readonly label: string; readonly href: string } | null;
}

export interface Fact {
  readonly name: string;
  readonly value: string;
  /** The source of the value. Plain text if the source has no URL. */
  readonly source?: { readonly label: string; readonly href: string | null };
}

interface Action {
  readonly label: string;
  readonly url: string;
}

/**
 * Renders a letter in the brand's style and the language of `texts`, as HTML and as text. Links to
 * our site contain the language, because the reader's browser may not have stored the language.
 */
export function writeLetter(
  written: Letter,
  brand: Brand,
  texts: MailTexts,
): Pick<Mail, 'subject' | 'html' | 'text' | 'link'> {
  const letter = texts.locale === defaultLocale ? written : withLinksIn(texts.locale, written);
  const { subject, action } = letter;
  const local = brandIn(brand, texts.locale);
  const parts = {
    subject,
    html: letterHtml(letter, local, texts),
    text: letterPlain(letter, local, texts),
  };
  return action ? { ...parts, link: action.url } : parts;
}

function withLinksIn(locale: string, letter: Letter): Letter {
  const inLanguage = ({ label, url }: Action) => {
    const link = new URL(url);
    link.searchParams.set(LANGUAGE_NAME, locale);
    return { label, url: link.href };
  };
  const { action, links = [] } = letter;
  return {
    ...letter,
    ...(action ? { action: inLanguage(action) } : {}),
    links: links.map(inLanguage),
  };
}

/** Renders a letter as plain text, for email clients that do not show HTML. */
function letterPlain(
  { title, paragraphs, sections = [], facts = [], action, notes = [], links = [] }: Letter,
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
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    // Email clients recognize a signature by this line.
    `-- \n${imprintPlain(brand, texts)}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function sectionPlain({ title, items = [], steps = [], facts = [], note }: LetterSection): string {
  const numbered = steps.map(({ title, words, link }, index) => {
    const step = `${index + 1}. ${title}\n${words}`;
    return link ? `${step}\n${link.href.startsWith('tel:') ? link.label : link.href}` : step;
  });
  const explained = items.map((item) =>
    [`- ${item.words}`, ...item.facts.map((fact) => `  ${factPlain(fact)}`)].join('\n'),
  );
  const listed = facts.length > 0 ? [factsPlain(facts)] : [];
  return [title, ...explained, ...numbered, ...listed, ...(note ? [note] : [])].join('\n\n');
}

function factsPlain(facts: readonly Fact[]): string {
  return facts.map(factPlain).join('\n');
}

function factPlain({ name, value, source }: Fact): string {
  const fact = `${name}: ${value}`;
  if (!source) return fact;
  return `${fact} (${source.href === null ? source.label : `${source.label}: ${source.href}`})`;
}
