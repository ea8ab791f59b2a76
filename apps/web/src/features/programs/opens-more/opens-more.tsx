import type { OpensMore } from '@latchkey/domain';
import { useId } from 'react';
import { choiceLabel } from '@/lib/answer-text.ts';
import { money } from '@/lib/format.ts';
import { moreHelpText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';

/**
 * Lists the programs that would match after one change to the buyer's answers. Renders nothing if
 * no single change adds a program.
 */
export function OpensMoreCard({ changes }: { changes: readonly OpensMore[] }) {
  const id = useId();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6 print:hidden">
      <Card className="p-5!">
        <h2 id={id} className="text-base font-bold">
          {text.opensTitle()}
        </h2>
        <p className="text-sm text-ink-soft">{text.opensLead()}</p>
        <ul className="mt-2 divide-y divide-line text-sm">
          {changes.map((change) => (
            <li key={change.change} className="py-2">
              <p className="font-semibold">{changeName(change)}</p>
              {change.change === 'borrowers-income' ? (
                <p className="text-ink-soft">{text.borrowersLead()}</p>
              ) : null}
              {gainsOf(change).map((gain) => (
                <p key={gain}>{gain}</p>
              ))}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function changeName(change: OpensMore): string {
  switch (change.change) {
    case 'credit-score':
      return text.score({ score: choiceLabel(change.to) });
    case 'borrowers-income':
      return text.borrowers({ amount: money(change.to) });
    case 'down-payment':
      return text.downPayment({ amount: money(change.to) });
  }
}

function gainsOf({ programs, insurance }: OpensMore): string[] {
  const names = programs.map(({ programName, amount }) =>
    text.program({ program: programName, amount: money(Math.round(amount)) }),
  );
  const saved = insurance ? Math.round(insurance.before - insurance.after) : 0;
  return [
    ...(names.length > 0 ? [text.adds({ programs: names.join(', ') })] : []),
    ...(saved > 0 ? [text.insurance({ amount: money(saved) })] : []),
  ];
}
