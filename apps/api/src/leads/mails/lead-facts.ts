import { appliedFirst, type LeadCalculation, sourceWords } from '@latchkey/contract';
import { answerInWords, type QuoteAnswers, questionNames, type Say } from '@latchkey/domain';
import { defaultLocale, figureFacts } from '@latchkey/texts';
import type { MailTexts } from '../../mail/mail-texts.ts';
import type { Consent, Lead } from '../repository.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Maximum number of programs in an email. */
const MAX_PROGRAMS = 10;

/** Returns the buyer's contact data, and whether the buyer allows calls and text messages. */
export function contactFacts(
  { leadFacts: text }: MailTexts,
  lead: Lead,
  consents: readonly Consent[],
): Fact[] {
  return [
    { name: text.fullName(), value: lead.fullName },
    { name: text.email(), value: lead.email },
    { name: text.phone(), value: lead.phone ?? text.notGiven() },
    ...(['call', 'text'] as const).map((channel) => {
      const isGiven = consents.some((one) => one.channel === channel && one.isGiven);
      return { name: text[channel](), value: isGiven ? text.allowed() : text.notAllowed() };
    }),
  ];
}

/** Returns the buyer's language, if it is not English. */
export function languageFacts(
  { team: text, format }: MailTexts,
  { language }: Pick<Lead, 'language'>,
): Fact[] {
  if (language === null || language === defaultLocale) return [];
  const value = text.prefers({ language: format.language(language) });
  return [{ name: text.language(), value }];
}

/**
 * Returns the campaign labels of the link that the visitor followed. Anyone can choose a label, so
 * an invisible character keeps email clients from turning labels into links.
 */
export function sourceFacts({ team: text }: MailTexts, { source }: Pick<Lead, 'source'>): Fact[] {
  const words = sourceWords(source);
  if (words === null) return [];
  return [{ name: text.source(), value: words.replaceAll(/[.:/](?=\S)/g, '$&\u200b') }];
}

/** Returns the buyer's answers, in the same order as on the confirmation page. */
export function answerFacts({ answers, choices, format }: MailTexts, quote: QuoteAnswers): Fact[] {
  const { money, county } = format;
  const say: Say = { word: (choice) => choices[choice](), money, county };
  return questionNames.map((name) => ({
    name: answers[name](),
    value: answerInWords(name, quote[name], say),
  }));
}

/**
 * Returns the program whose assistance is applied, followed by the other matching programs in rank
 * order.
 */
export function programFacts(
  { leadFacts: text, format }: MailTexts,
  { programs, calculation }: Pick<Lead, 'programs' | 'calculation'>,
): Fact[] {
  const all = appliedFirst(programs ?? [], calculation);
  if (all.length === 0) return [{ name: text.programs(), value: text.none() }];
  const named = all.slice(0, MAX_PROGRAMS).map(({ name, agency, amount, hasCheck }, index) => {
    const program = { name, agency, amount: format.money(amount) };
    return {
      name: text.program({ number: index + 1 }),
      value: hasCheck ? text.programToCheck(program) : text.programWords(program),
    };
  });
  const left = all.length - named.length;
  return left > 0 ? [...named, { name: text.morePrograms(), value: String(left) }] : named;
}

/**
 * Returns the program whose assistance is applied and the three main figures, followed by both
 * payments with their terms.
 */
export function calculationFacts(texts: MailTexts, calculation: LeadCalculation | null): Fact[] {
  return calculation ? figureFacts(calculation, texts, texts.format) : [];
}
