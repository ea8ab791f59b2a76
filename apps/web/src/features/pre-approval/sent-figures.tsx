import type { LeadSnapshot } from '@latchkey/contract';
import { figureFacts, formatsOf, programWords } from '@latchkey/texts';
import { currentLocale } from '@/lib/text.ts';
import { loanEstimateText, figuresText as text, trueCostText } from '@/lib/texts.ts';
import { FactList } from '@/ui/fact-list.tsx';

/** Shows what the team received: figures with their terms, and programs with phone numbers. */
export function SentFigures({ snapshot: { calculation, programs } }: { snapshot: LeadSnapshot }) {
  const format = formatsOf(currentLocale());
  const figures = figureFacts(calculation, { figures: text, trueCost: trueCostText }, format);
  const { listed, rest } = programWords(programs, text, format);
  return (
    <>
      <div>
        <FactList
          title={text.title()}
          facts={figures.map(({ name, value }) => [name, value] as const)}
        />
        <p className="mt-3 text-sm text-ink-soft">{loanEstimateText.notice()}</p>
      </div>
      <section>
        <h2 className="text-lg font-bold">{text.programsTitle()}</h2>
        <ul className="mt-3 grid gap-3 text-sm">
          {listed.map(({ name, words, phone }) => (
            <li key={name}>
              <h3 className="font-semibold">{name}</h3>
              <p className="text-ink-soft">
                {words}{' '}
                {phone ? (
                  <a href={phone.href} className="tabular inline-block py-0.5 text-ink underline">
                    {phone.label}
                  </a>
                ) : (
                  text.noPhone()
                )}
              </p>
            </li>
          ))}
        </ul>
        {rest ? <p className="mt-3 text-sm">{rest}</p> : null}
      </section>
    </>
  );
}
