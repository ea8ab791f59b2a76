import type { PublicProgram } from '@latchkey/contract';
import type { ReactNode } from 'react';
import { publicProgramText as text } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { CatalogText } from '@/ui/catalog-text.tsx';
import { FundingDot } from '@/ui/funding-dot.tsx';
import { givesWords, moneyWords, owedWords } from './summary-words.ts';

/**
 * A card with what a program pays, what the buyer owes later, and whether the program has money.
 */
export function ProgramSummary({ facts }: { facts: PublicProgram }) {
  const { program } = facts;
  const gives = givesWords(program);
  const owed = owedWords(program);
  const money = moneyWords(facts, useToday());
  return (
    <dl className="grid h-full overflow-hidden rounded-card border border-line bg-surface shadow-card sm:grid-cols-3">
      <Part title={text.gives()} figure={gives.figure} words={gives.words} />
      <Part
        title={text.owedLater()}
        figure={owed.figure}
        words={owed.words}
        className="bg-warn-tint max-sm:border-y sm:border-x border-line"
      />
      <Part
        title={text.isThereMoney()}
        figure={money.figure}
        words={money.words}
        sign={<FundingDot of={program} size="large" />}
      />
    </dl>
  );
}

function Part({
  title,
  figure,
  words,
  sign,
  className = '',
}: {
  title: string;
  figure: string;
  words: readonly string[];
  sign?: ReactNode;
  className?: string;
}) {
  return (
    <div className={`min-w-0 p-5 wrap-anywhere sm:px-6 ${className}`}>
      <dt className="text-sm font-semibold">{title}</dt>
      <dd>
        <p className="mt-1 flex items-center gap-2.5 text-2xl leading-tight font-bold">
          {sign}
          {figure}
        </p>
        {words.map((each) => (
          <p key={each} className="mt-1.5 text-sm">
            <CatalogText>{each}</CatalogText>
          </p>
        ))}
      </dd>
    </div>
  );
}
