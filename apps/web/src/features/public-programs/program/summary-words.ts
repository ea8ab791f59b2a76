import type { PublicProgram } from '@latchkey/contract';
import { fundingSource, isFundingOpen, type OwedSummary, owedSummary } from '@latchkey/domain';
import { formatsOf, valueWords } from '@latchkey/texts';
import { catalogText } from '@/lib/catalog-text.ts';
import { day, wholeMoney } from '@/lib/format.ts';
import { hostOf } from '@/lib/host-of.ts';
import { repaymentWords, taxCreditWords } from '@/lib/program-words.ts';
import { currentLocale } from '@/lib/text.ts';
import { changesText, programsText, publicProgramText as text } from '@/lib/texts.ts';

type Program = PublicProgram['program'];

/** A figure as text, with sentences that explain it. The sentences are `CatalogText`. */
interface Summary {
  readonly figure: string;
  readonly words: readonly string[];
}

/** States the maximum that a program pays. */
export function givesWords(program: Program): Summary {
  const { kind, pays, tiers, specifics } = program;
  if (kind === 'tax-credit') {
    return {
      figure: repaymentWords(program).join(', '),
      words: [taxCreditWords(program.maxAmount)],
    };
  }
  const words = [
    ...(pays === null ? [] : [programsText[`pays-${pays}`]()]),
    ...(tiers ?? []).map(({ says }) => catalogText(says)),
  ];
  const { maxAmount, maxPercent, percentOf } = program;
  if (maxAmount === null && maxPercent === null) {
    return {
      figure: programsText.amountUnknown(),
      words: [catalogText(specifics.maxAmount), ...words],
    };
  }
  const say = { text: changesText, format: formatsOf(currentLocale()) };
  const amount = valueWords.amount?.({ maxAmount, maxPercent, percentOf }, say) ?? '';
  return { figure: programsText.upTo({ amount }), words };
}

/**
 * States what the buyer owes later on the assistance. Never says "nothing" if the terms are
 * unknown.
 */
export function owedWords(program: Program): Summary {
  const { kind, specifics } = program;
  const owed = owedSummary(program);
  const figure = owedFigure(program, owed);
  if (kind === 'tax-credit') return { figure, words: [] };
  const sentence = catalogText(specifics.repaymentTerms.trim());
  if (sentence) return { figure, words: [sentence] };
  const isUnknown = owed === 'unknown';
  return {
    figure,
    words: [isUnknown ? text.owedAskLong() : `${repaymentWords(program).join('. ')}.`],
  };
}

function owedFigure(program: Program, owed: OwedSummary): string {
  const { maxAmount, maxPercent, tiers, repayment } = program;
  if (owed === 'nothing-after-years') {
    return text['owed-nothing-after-years']({ years: repayment?.forgiven?.afterYears ?? 0 });
  }
  if (owed !== 'all') return text[`owed-${owed}`]();
  return maxAmount === null || maxPercent !== null || tiers
    ? text['owed-all']()
    : text.owedAmount({ amount: wholeMoney(maxAmount) });
}

/**
 * States whether the program has money, who said so, and on what date.
 *
 * @param today the current date, such as 2026-11-21
 */
export function moneyWords({ program, funding }: PublicProgram, today: string): Summary {
  const { status, statusCheckedOn, moneyLeft, opensOn } = program;
  const opens = opensOn !== null && opensOn > today ? [text.opens({ day: day(opensOn) })] : [];
  const last = funding.findLast((each) => each.day === statusCheckedOn);
  const left = moneyLeft
    ? [text.moneyLeft({ amount: wholeMoney(moneyLeft.amount), day: day(moneyLeft.day) })]
    : [];
  if (status === 'open' && last) {
    const said = [saidWords(last), ...left];
    if (isFundingOpen(program, today)) return { figure: text.open(), words: said };
    const mayBeGone = last.basis === null && last.saidBy === null ? [] : [text.mayBeGone()];
    return { figure: text.wasOpen(), words: [...said, ...mayBeGone] };
  }
  if (status === 'paused' || status === 'waitlist') {
    const said = last ? saidWords(last) : saidWithoutDay(program);
    return {
      figure: text[status](),
      words: [said, ...left, programsText[`${status}Long`](), ...opens],
    };
  }
  return { figure: text.unknown(), words: [programsText.unknownLong(), ...opens] };
}

function saidWords({
  day: on,
  saidBy,
  sourceUrl,
  basis,
}: PublicProgram['funding'][number]): string {
  const words = { day: day(on), host: hostOf(sourceUrl ?? '') };
  if (saidBy === 'agency') return text.agencySaidOn(words);
  if (basis === 'stated') return text.saidOn(words);
  return basis === 'agency-page' ? text.agencyPageOn(words) : text.notedOn(words);
}

function saidWithoutDay(program: Program): string {
  const said = fundingSource(program);
  return said ? text.saidWithoutDay({ host: hostOf(said.source.url) }) : text.notedWithoutDay();
}
