import type { HelpByIncome } from '@latchkey/domain';
import { raiseText as text } from '@/lib/texts.ts';
import { raiseLines } from './raise-words.ts';

/** The printed text about the cost of the next raise. */
export function PrintedRaise({ help }: { help: HelpByIncome }) {
  return (
    <section className="break-inside-avoid text-sm">
      <h2 className="font-bold">{text.title()}</h2>
      {raiseLines(help)
        .filter(({ about }) => about !== 'unsure')
        .map(({ title, words }) => (
          <p key={title}>{`${title}. ${words}`}</p>
        ))}
    </section>
  );
}
