import type { LeadCalculation, LeadProgram } from '@latchkey/contract';
import { QuestionName, type QuoteAnswers } from '@latchkey/domain';
import { answerInWords, answerLabel } from '@/lib/answer-words.ts';
import { money, rate } from '@/lib/format.ts';
import { operatorText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { Chip } from '@/ui/chip.tsx';
import { FactList } from '@/ui/fact-list.tsx';

/** The answers, as the buyer sent them. */
export function LeadAnswers({ quote }: { quote: QuoteAnswers }) {
  const facts = QuestionName.options.map(
    (name) => [answerLabel(name), answerInWords(quote, name) ?? text.notGiven()] as const,
  );
  return <FactList title={text.answers()} facts={facts} />;
}

/** The buyer's calculator result, with the terms behind each payment. */
export function LeadCalculationFacts({ calculation }: { calculation: LeadCalculation | null }) {
  if (!calculation) return null;
  const { details, program, isQualified, programLength } = calculation;
  const help = program
    ? text.helpOf({ amount: money(calculation.assistance), program: program.name })
    : text.noHelp();
  return (
    <Card>
      <FactList
        title={text.comparison()}
        facts={[
          [
            text.loan(),
            text.loanTerms({
              amount: money(calculation.loanAmount),
              years: details.term,
              rate: rate(details.interestRate),
            }),
          ],
          [text.help(), help],
          [text.traditional(), text.aMonth({ payment: money(calculation.traditionalPayment) })],
          [
            isQualified ? text.lowered() : text.wouldBe(),
            text.loweredFor({
              payment: money(calculation.loweredPayment),
              length: programLength,
              after: money(calculation.paymentAfter),
            }),
          ],
          [
            text.saved(),
            text.savedBy({
              amount: money(calculation.amountSaved),
              total: money(calculation.totalSavings),
            }),
          ],
          [
            text.owed(),
            text.owedOf({
              owed: money(calculation.owedLater),
              closing: money(calculation.dueAtClosing),
            }),
          ],
        ]}
      />
    </Card>
  );
}

/** The programs that matched when the buyer sent the quote. */
export function LeadPrograms({ programs }: { programs: readonly LeadProgram[] }) {
  return (
    <section>
      <h2 className="text-lg font-bold">{text.programs()}</h2>
      {programs.length === 0 ? <p className="mt-2 text-sm">{text.noPrograms()}</p> : null}
      <ul className="mt-3 grid gap-3 text-sm">
        {programs.map(({ id, name, agency, amount, hasCheck }) => (
          <li key={id}>
            <p className="font-semibold">{name}</p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
              {agency}
              <span className="tabular text-ink">{text.upTo({ amount: money(amount) })}</span>
              {hasCheck ? <Chip look="warn">{text.toCheck()}</Chip> : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
