import type { AnswerOf, showChanges } from '@latchkey/contract';
import { fundingBands } from '@latchkey/domain';
import { Link } from 'react-router';
import { programAddress } from '@/lib/catalog-addresses.ts';
import { day } from '@/lib/format.ts';
import { changesPageText as text } from '@/lib/texts.ts';
import { useToday } from '@/lib/today.ts';
import { LifeDrawing } from '@/state/program-parts/life-drawing.tsx';
import { LifeTable } from '@/state/program-parts/life-table.tsx';
import { statementWords } from '@/state/program-parts/statement-words.ts';
import { Card } from '@/ui/card.tsx';
import { Frame } from '@/ui/chart-frame.tsx';

type Life = AnswerOf<typeof showChanges>['data']['lives'][number];

/**
 * Shows the latest statements about the programs' funding: who made them, and how the funding
 * changed over time.
 */
export function NewestStatements({ lives }: { lives: readonly Life[] }) {
  return (
    <Card>
      <h2 className="text-xl font-bold">{text.money()}</h2>
      {lives.length === 0 ? <p className="mt-2">{text.noMoney()}</p> : null}
      <ul className="divide-y divide-line">
        {lives.map((life) => (
          <li key={life.slug} className="py-4">
            <LifeOfMoney life={life} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LifeOfMoney({ life: { slug, program, funding } }: { life: Life }) {
  const today = useToday();
  const bands = fundingBands(funding, today);
  const last = funding.at(-1);
  return (
    <Frame
      title={program}
      words={
        <p>
          {last ? `${day(last.day)}: ${statementWords(last)} ` : null}
          <Link to={programAddress(slug)} className="inline-target text-brand underline">
            {text.seeProgram()}
            <span className="sr-only">{`: ${program}`}</span>
          </Link>
        </p>
      }
      height="h-20"
      chart={<LifeDrawing bands={bands} statements={funding} today={today} />}
      table={<LifeTable bands={bands} />}
    />
  );
}
