import { rentOrBuy } from '@latchkey/domain';
import { rentOrBuyText as text } from '@/lib/texts.ts';
import { YearsTable } from './rent-tables.tsx';
import { type ComparedHome, printedAssumptions, rentLead, rentNotes } from './rent-words.ts';
import type { RentState } from './use-rent.ts';

/** The printed rent comparison. Renders nothing if its card is closed. */
export function PrintedRent({
  compared,
  rent: { assumptions, isOpen },
}: {
  compared: ComparedHome;
  rent: RentState;
}) {
  if (!isOpen) return null;
  const years = rentOrBuy(compared.home, assumptions);
  return (
    <section className="break-inside-avoid text-sm">
      <h2 className="font-bold">{text.title()}</h2>
      <p>{`${rentLead(compared)} ${printedAssumptions(assumptions)}`}</p>
      <YearsTable years={years} />
      <p>{rentNotes(years, compared).join(' ')}</p>
    </section>
  );
}
