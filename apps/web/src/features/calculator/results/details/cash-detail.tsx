import type { CashFacts } from '@latchkey/domain';
import { type ReactNode, useState } from 'react';
import { stateName } from '@/lib/state-name.ts';
import { detailsText as text } from '@/lib/texts.ts';
import { useCalculator, useLaterCalculator } from '../../state/calculator.tsx';
import { CashFields } from './cash-fields.tsx';
import { CashFigures } from './cash-figures.tsx';
import {
  cashParts,
  closingCostsOf,
  closingHelp,
  downPaymentWords,
  gapTitle,
} from './cash-parts.ts';
import { FinancedPremium } from './paper-details.tsx';

/**
 * Compares the buyer's cash with the cash due at closing.
 *
 * @param exits the ways to close a shortfall
 */
export function CashDetail({
  facts,
  onPlan,
  exits,
}: {
  facts: CashFacts;
  onPlan: (plan: CashFacts['needed']['plan']) => void;
  exits: ReactNode;
}) {
  const { details } = useCalculator();
  const { quote, estimate } = useLaterCalculator();
  const [isEditing, setIsEditing] = useState(false);
  const { state } = quote.homeLocation;
  const counted = closingCostsOf(details, state);
  const { plan } = facts.needed;
  const { help } = estimate;
  const parts = cashParts(facts.needed, { counted, state, details, help });
  const canBeLowered = estimate.leadsWith === 'lowered';
  return (
    <section aria-labelledby="cash">
      <h3
        id="cash"
        tabIndex={-1}
        className="text-lg leading-tight font-bold outline-none max-sm:sr-only"
      >
        {gapTitle(facts.gap)}
      </h3>
      <p className="text-sm text-ink-soft">
        {downPaymentWords(facts)}{' '}
        {canBeLowered && plan === 'traditional' ? text.traditionalPlan() : null}
      </p>
      <CashFigures needed={facts.needed} parts={parts} help={closingHelp(estimate)} />
      <p className="mt-2 text-sm text-ink-soft">{closingNote(counted, state)}</p>
      <div className="flex flex-wrap justify-between gap-x-6 print:hidden">
        <TextButton onPress={() => setIsEditing(!isEditing)} isExpanded={isEditing}>
          {isEditing ? text.editDone() : text.edit()}
        </TextButton>
        {canBeLowered ? (
          <TextButton onPress={() => onPlan(plan === 'traditional' ? 'lowered' : 'traditional')}>
            {plan === 'traditional' ? text.showLowered() : text.showTraditional()}
          </TextButton>
        ) : null}
      </div>
      <FinancedPremium estimate={estimate} />
      {isEditing ? <CashFields cash={facts.gap.have} /> : null}
      {exits}
    </section>
  );
}

function TextButton({
  onPress,
  isExpanded,
  children,
}: {
  onPress: () => void;
  isExpanded?: boolean;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-expanded={isExpanded}
      onClick={onPress}
      className="inline-flex min-h-8 items-center rounded-small text-sm font-semibold text-brand underline"
    >
      {children}
    </button>
  );
}

function closingNote(counted: ReturnType<typeof closingCostsOf>, state: string): string {
  if (counted.kind === 'own') return text.closingNoteOwn();
  const year = counted.average.costsOf;
  return counted.kind === 'state-average'
    ? text.closingNote({ year })
    : text.closingNoteCountry({ state: stateName(state), year });
}
