import type { PublicProgram } from '@latchkey/contract';
import { fundingBands, fundingRounds } from '@latchkey/domain';
import { useId } from 'react';
import { day } from '@/lib/format.ts';
import { publicProgramText as text } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { LifeDrawing } from '@/state/program-parts/life-drawing.tsx';
import { LifeTable } from '@/state/program-parts/life-table.tsx';
import { statementWords } from '@/state/program-parts/statement-words.ts';
import { Card } from '@/ui/card.tsx';
import { Frame } from '@/ui/chart-frame.tsx';
import { lifeWords } from './life-words.ts';
import { RoundList } from './round-list.tsx';

type Statements = PublicProgram['funding'];

/** Shows what sources said about a program's money over time, as a chart, a list and a table. */
export function LifeCard({ facts }: { facts: PublicProgram }) {
  const today = useToday();
  const { funding } = facts;
  const words = <p className="mt-2">{lifeWords(facts, today)}</p>;
  if (funding.length === 0) {
    return (
      <Card>
        <section>
          <h2 className="text-xl font-bold">{text.life()}</h2>
          {words}
        </section>
      </Card>
    );
  }
  const bands = fundingBands(funding, today);
  return (
    <Card>
      <Frame
        title={text.life()}
        titleClass="text-xl"
        words={words}
        height="h-20"
        chart={<LifeDrawing bands={bands} statements={funding} today={today} />}
        table={<LifeTable bands={bands} />}
      />
      <StatementList statements={funding} />
      <RoundList rounds={fundingRounds(funding, today)} />
    </Card>
  );
}

/** The number of statements that the list shows before a visitor expands it. */
const SHOWN_FIRST = 3;

/** Lists the statements of all sources, newest first. */
function StatementList({ statements }: { statements: Statements }) {
  const id = useId();
  const newest = statements.toReversed();
  const earlier = newest.slice(SHOWN_FIRST);
  return (
    <>
      <h3 id={id} className="sr-only">
        {text.statements()}
      </h3>
      <ul aria-labelledby={id} className="mt-2">
        {newest.slice(0, SHOWN_FIRST).map((each) => (
          <Statement key={each.day} statement={each} />
        ))}
      </ul>
      {earlier.length > 0 ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center rounded-small text-sm font-semibold text-brand underline">
            {text.earlier({ count: earlier.length })}
          </summary>
          <ul>
            {earlier.map((each) => (
              <Statement key={each.day} statement={each} />
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function Statement({ statement }: { statement: Statements[number] }) {
  const { day: on, sourceUrl } = statement;
  return (
    <li className="flex flex-wrap gap-x-6 border-t border-line py-3 text-sm">
      <span className="tabular w-28 shrink-0 text-ink-soft">{day(on)}</span>
      {sourceUrl === null ? (
        <span>{statementWords(statement)}</span>
      ) : (
        <a href={sourceUrl} rel="noopener" className="inline-target text-brand underline">
          {statementWords(statement)}
        </a>
      )}
    </li>
  );
}
