import type { FactDifference, QuoteChange } from '@latchkey/domain';
import { changeWords, factWords } from '@latchkey/texts';
import type { Fact, Letter, LetterItem, LetterSection } from '../../mail/letter.ts';
import type { MailTexts } from '../../mail/mail-texts.ts';
import type { ChangesContent } from '../outbox/notice-content.ts';
import { programUrl } from './program-url.ts';

type ChangedProgram = Extract<ChangesContent, { program: unknown }>['program'];
type ChangedQuote = Extract<ChangesContent, { quotes: unknown }>['quotes'][number];

/** Says which facts of a program changed. */
export function programLetter(
  { programId, programName, facts }: ChangedProgram,
  texts: MailTexts,
  siteUrl: string,
): Letter {
  const { notices: text } = texts;
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
    action: { label: text.seeProgram(), url: programUrl(siteUrl, programId) },
  };
}

/** Says what changed for saved quotes, and why. */
export function quotesLetter(
  quotes: readonly ChangedQuote[],
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

function sectionOf({ place, price, changes }: ChangedQuote, texts: MailTexts): LetterSection {
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
