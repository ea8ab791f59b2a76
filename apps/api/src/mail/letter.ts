import type { Brand } from '@latchkey/domain';
import { letterHtml } from './letter-html.ts';
import { letterPlain } from './letter-plain.ts';
import type { Mail } from './mail.ts';

/** The content of a mail before rendering. Every text is plain text. */
export interface Letter {
  readonly subject: string;
  /** Mail clients show this after the subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Names and values, one per row. */
  readonly facts?: readonly Fact[];
  /** The one button. */
  readonly action?: Action;
  /** Small print after the button. */
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
