import { type PublicProgram, pathOf } from '@latchkey/contract';
import type { CorrectionSubject } from '@latchkey/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { publicProgramText, agencyText as text } from '@/lib/texts.ts';
import { isMissing, publicProgramQuery } from '@/state/public-queries.ts';
import { Card } from '@/ui/card.tsx';
import { CatalogText } from '@/ui/catalog-text.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { type RuleLine, ruleLines } from '../program/rule-lines.ts';
import { givesWords, owedWords } from '../program/summary-words.ts';

interface ToldFact {
  readonly title: string;
  /** The text, as `CatalogText`. */
  readonly words: string;
  readonly about: CorrectionSubject;
}

const SHOWN_FIRST = 5;

/**
 * For each rule, the subject that is preselected in the correction form. The default is `other`.
 */
const subjects: Readonly<Partial<Record<RuleLine['rule'], CorrectionSubject>>> = {
  'service-area': 'place',
  income: 'income',
  'min-income': 'income',
  price: 'price',
  'credit-score': 'credit-score',
};

/** Lists the facts that buyers see, each with a link to the correction form. */
export function ToldFacts({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(publicProgramQuery(slug));
  const id = useId();
  if (isMissing(data)) return null;
  const facts = toldFacts(data);
  const others = facts.slice(SHOWN_FIRST);
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id} className="text-base font-semibold">
          {text.facts()}
        </h2>
        <FactRows programId={data.program.id} facts={facts.slice(0, SHOWN_FIRST)} />
        {others.length > 0 ? (
          <Disclosure title={text.moreFacts({ count: others.length })}>
            <FactRows programId={data.program.id} facts={others} />
          </Disclosure>
        ) : null}
      </section>
    </Card>
  );
}

function FactRows({ programId, facts }: { programId: number; facts: readonly ToldFact[] }) {
  const form = pathOf('correction', { programId: String(programId) });
  return (
    <ul className="mt-3">
      {facts.map(({ title, words, about }) => (
        <li
          key={`${title} ${words}`}
          className="flex items-center justify-between gap-4 border-t border-line py-3"
        >
          <div className="min-w-0 wrap-anywhere">
            <p className="text-sm text-ink-soft">{title}</p>
            <p className="font-semibold">
              <CatalogText>{words}</CatalogText>
            </p>
          </div>
          <Link
            to={`${form}?about=${about}`}
            aria-label={text.notSoFact({ fact: title })}
            className="flex min-h-11 shrink-0 items-center text-sm font-semibold text-brand underline"
          >
            {text.notSo()}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Lists what the program pays, what the buyer owes later, and the program's rules. Among the rules,
 * the limits come first.
 */
function toldFacts({ program, counties, limits }: PublicProgram): ToldFact[] {
  const rules = ruleLines(program, counties, { limits, household: null }).map(
    ({ rule, title, words }): ToldFact & { readonly isLimit: boolean } => ({
      title,
      words,
      about: subjects[rule] ?? 'other',
      isLimit: rule === 'income' || rule === 'price' || rule === 'credit-score',
    }),
  );
  return [
    { title: publicProgramText.gives(), words: givesWords(program).figure, about: 'amount' },
    { title: publicProgramText.owedLater(), words: owedWords(program).figure, about: 'repayment' },
    ...rules.filter(({ isLimit }) => isLimit),
    ...rules.filter(({ isLimit }) => !isLimit),
  ];
}
