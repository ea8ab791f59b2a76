import type { AlmostProgram, MatchedProgram, QuoteAnswers } from '@latchkey/domain';
import X from 'lucide-react/icons/x';
import { wholeMoney } from '@/lib/format.ts';
import { programListText as text } from '@/lib/texts.ts';
import { compareAddress } from '@/state/shared-link.ts';
import { CALCULATOR } from '@/state/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { estimateWords } from '../words/estimate-words.ts';
import { MAX_COMPARED } from './compared-ids.ts';
import type { Comparison } from './use-comparison.ts';
import { UsingNow } from './using-now.tsx';

/**
 * The programs that the buyer selected for comparison, and the link to the calculator. A narrow
 * window shows them in a bar at the bottom. A wide window shows cards in the third column.
 */
export function Tray({
  quote,
  first,
  hasPrograms,
  compared,
  comparison,
}: {
  quote: QuoteAnswers;
  /** The program that the calculator applies by default, if there is one. */
  first: MatchedProgram | null;
  /** Whether any program matches. */
  hasPrograms: boolean;
  compared: readonly (MatchedProgram | AlmostProgram)[];
  comparison: Comparison;
}) {
  const hasWordsInBar = hasPrograms && compared.length === 0;
  return (
    <section
      id="choice"
      tabIndex={-1}
      aria-label={text.yourChoice()}
      className="flex items-center justify-end gap-3 border-t border-line bg-paper px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] low:py-1 outline-none min-[78.5rem]:flex-col-reverse min-[78.5rem]:items-stretch min-[78.5rem]:gap-6 min-[78.5rem]:border-0 min-[78.5rem]:bg-transparent min-[78.5rem]:p-0"
    >
      <StartCard
        quote={quote}
        first={first}
        hasPrograms={hasPrograms}
        hasWordsInBar={hasWordsInBar}
      />
      <CompareCard compared={compared} comparison={comparison} />
    </section>
  );
}

const card =
  'min-[78.5rem]:rounded-card min-[78.5rem]:border min-[78.5rem]:border-line min-[78.5rem]:bg-surface min-[78.5rem]:p-5 min-[78.5rem]:shadow-card';

/** The program that the calculator starts with, and the link to the calculator. */
function StartCard({
  quote,
  first,
  hasPrograms,
  hasWordsInBar,
}: {
  quote: QuoteAnswers;
  first: MatchedProgram | null;
  hasPrograms: boolean;
  hasWordsInBar: boolean;
}) {
  const toCalculator = (
    <ButtonLink
      to={first ? `${CALCULATOR}?programId=${first.id}` : CALCULATOR}
      className={`order-2 px-4! low:min-h-11 sm:max-w-80 ${hasWordsInBar ? 'shrink-0' : 'grow'} min-[78.5rem]:mt-4 min-[78.5rem]:w-full`}
    >
      {estimateWords()}
    </ButtonLink>
  );
  return (
    <div className={`contents min-[78.5rem]:block ${card}`}>
      {first ? (
        <UsingNow program={first} quote={quote} hasPaymentInBar={hasWordsInBar}>
          {toCalculator}
        </UsingNow>
      ) : (
        <>
          {hasPrograms ? (
            <p
              className={`mr-auto min-w-0 grow basis-0 text-sm text-ink-soft max-[78.49rem]:leading-tight min-[78.5rem]:block ${hasWordsInBar ? '' : 'hidden'}`}
            >
              {text.startsWithout()}
            </p>
          ) : null}
          {toCalculator}
        </>
      )}
    </div>
  );
}

/** The selected programs, and the link that compares them. */
function CompareCard({
  compared,
  comparison,
}: {
  compared: readonly (MatchedProgram | AlmostProgram)[];
  comparison: Comparison;
}) {
  return (
    <div
      className={`contents min-[78.5rem]:block ${card} ${comparison.isOffered ? '' : 'hidden!'}`}
    >
      <div className="hidden items-baseline justify-between min-[78.5rem]:flex">
        <h2 className="text-base font-bold">{text.compare()}</h2>
        <p className="text-sm text-ink-soft">
          {text.ofThree({ count: compared.length, most: MAX_COMPARED })}
        </p>
      </div>
      <Picks compared={compared} comparison={comparison} />
      {compared.length > 1 ? (
        <ButtonLink
          look="outline"
          to={compareAddress(comparison.ids)}
          className="order-1 px-4! min-[78.5rem]:mt-3 min-[78.5rem]:w-full"
        >
          <span
            aria-hidden
            className="flex size-6 items-center justify-center rounded-full bg-brand text-on-brand min-[78.5rem]:hidden"
          >
            {compared.length}
          </span>
          {text.sideBySide()}
        </ButtonLink>
      ) : null}
      <p
        role="status"
        className="order-1 mr-auto text-sm text-ink-soft empty:hidden min-[78.5rem]:mt-2"
      >
        {compared.length === 1 ? text.tickOneMore() : null}
      </p>
    </div>
  );
}

function Picks({
  compared,
  comparison: { toggle },
}: {
  compared: readonly (MatchedProgram | AlmostProgram)[];
  comparison: Comparison;
}) {
  if (compared.length === 0) {
    return (
      <p className="mt-2 hidden text-sm text-ink-soft min-[78.5rem]:block">
        {text.tickToCompare()}
      </p>
    );
  }
  return (
    <ul className="mt-2 hidden min-[78.5rem]:block">
      {compared.map(({ id, programName, maxAmount }) => (
        <li key={id} className="flex items-center justify-between gap-2 border-t border-line py-2">
          <span className="min-w-0 text-sm">
            <span className="tabular block font-semibold">{wholeMoney(maxAmount)}</span>
            <span className="block text-ink-soft">{programName}</span>
          </span>
          <button
            type="button"
            onClick={() => toggle(id)}
            className="flex size-11 shrink-0 items-center justify-center rounded-small text-ink-soft hover:text-ink"
          >
            <X size={18} aria-hidden />
            <span className="sr-only">{text.remove({ program: programName })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
