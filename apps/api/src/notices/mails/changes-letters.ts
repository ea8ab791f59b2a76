import type { FactDifference, QuoteChange } from '@latchkey/domain';
import { changeWords, factWords } from '@latchkey/texts';
import type { Fact, Letter, LetterItem, LetterSection } from '../../mail/letter.ts';
import type { MailTexts } from '../../mail/mail-texts.ts';
import type { ChangesContent, ProgramChanges, QuoteChanges } from '../outbox/notice-content.ts';
import { programUrl } from './program-url.ts';

type AllChanges = Extract<ChangesContent, { programs: unknown }>;

/** Writes a letter about the changed facts of a program. */
export function programLetter(
  { programId, slug, programName, facts }: ProgramChanges,
  texts: MailTexts,
  siteUrl: string,
): Letter {
  const { notices: text, format } = texts;
  const letter = {
    subject: text.programSubject({ program: programName }),
    preview: text.programPreview(),
    title: programName,
    facts: facts.map((difference) => factIn(difference, texts)),
    notes: [text.verify()],
  };
  if (programId === null) return { ...letter, paragraphs: [text.programGone()] };
  return {
    ...letter,
    paragraphs: [text.programWords()],
    action: {
      label: text.seeProgram(),
      url: programUrl(siteUrl, { programId, slug }, format.locale),
    },
  };
}

/** Writes a letter about what changed for saved quotes, and why. */
export function quotesLetter(
  quotes: readonly QuoteChanges[],
  texts: MailTexts,
  siteUrl: string,
): Letter {
  const { notices: text } = texts;
  const isOne = quotes.length === 1;
  const subject = isOne ? text.quoteSubject() : text.quotesSubject();
  return {
    subject,
    preview: text.quotePreview(),
    title: subject,
    paragraphs: [isOne ? text.quoteWords() : text.quotesWords()],
    sections: quotes.map((quote) => sectionOf(quote, texts)),
    action: { label: text.seeQuotes(), url: `${siteUrl}/dashboard` },
    notes: [text.verify()],
  };
}

/** Writes a letter about changes to several programs and to saved quotes. */
export function changesLetter(
  { programs, quotes }: AllChanges,
  texts: MailTexts,
  siteUrl: string,
): Letter {
  const { notices: text } = texts;
  return {
    subject: text.allSubject(),
    preview: text.quotePreview(),
    title: text.allSubject(),
    paragraphs: [text.allWords()],
    sections: [
      ...programs.map((program) => programSection(program, texts, siteUrl)),
      ...quotes.map((quote) => sectionOf(quote, texts)),
    ],
    ...(quotes.length > 0
      ? { action: { label: text.seeQuotes(), url: `${siteUrl}/dashboard` } }
      : {}),
    notes: [text.verify()],
  };
}

function programSection(
  { programId, slug, programName, facts }: ProgramChanges,
  texts: MailTexts,
  siteUrl: string,
): LetterSection {
  const { notices: text, format } = texts;
  if (programId === null) return { title: programName, note: text.programGone() };
  const href = programUrl(siteUrl, { programId, slug }, format.locale);
  const page: Fact = {
    name: text.seeProgram(),
    value: programName,
    source: { label: new URL(href).host, href },
  };
  return { title: programName, facts: [...facts.map((one) => factIn(one, texts)), page] };
}

function sectionOf({ place, price, changes }: QuoteChanges, texts: MailTexts): LetterSection {
  const { notices: text, format } = texts;
  return {
    title: text.quoteTitle({ place, price: format.money(price) }),
    items: changes.map((change) => itemOf(change, texts)),
  };
}

function itemOf(change: QuoteChange, texts: MailTexts): LetterItem {
  return {
    words: changeWords(change, { text: texts.changes, format: texts.format }),
    facts: change.kind === 'rate' ? [] : change.why.map((difference) => factIn(difference, texts)),
  };
}

function factIn(difference: FactDifference, { changes: text, format }: MailTexts): Fact {
  const { name, words, source } = factWords(difference, { text, format });
  return { name, value: words, source };
}
