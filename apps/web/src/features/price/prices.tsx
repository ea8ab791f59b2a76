import type { PriceAnswers, QuoteDraft } from '@latchkey/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { priceText as text } from '@/lib/texts.ts';
import { useKnownFactsAt } from '@/state/known-facts.ts';
import { CONFIRMATION } from '@/state/wizard.ts';
import { BackLink } from '@/ui/back.tsx';
import { LoadFailed } from '@/ui/load-failed.tsx';
import { Loaded } from '@/ui/loaded.tsx';
import { PageHead } from './page-head.tsx';
import { pricesQuery } from './price-data.ts';
import { PriceLayout } from './price-layout.tsx';
import { PriceSkeleton } from './price-skeleton.tsx';
import { SweptPrices } from './swept-prices.tsx';

interface Props {
  readonly draft: QuoteDraft;
  readonly answers: PriceAnswers;
  /** Whether the answer receives focus, because the control that had focus has disappeared. */
  readonly isFocused: boolean;
  /** Shows this page's questions again. */
  readonly onChangeAnswers: () => void;
}

/** Loads the programs for the prices, and then shows the prices. */
export function LoadedPrices(props: Props) {
  const { draft, answers } = props;
  return (
    <Loaded
      of={answers}
      loading={<PriceSkeleton draft={draft} />}
      failed={(retry) => <Failed draft={draft} onRetry={retry} />}
    >
      <Prices {...props} />
    </Loaded>
  );
}

function Failed({ draft, onRetry }: { draft: QuoteDraft; onRetry: () => void }) {
  return (
    <PriceLayout
      header={<PageHead draft={draft} />}
      answer={
        <>
          <LoadFailed words={text.failed()} onRetry={onRetry} />
          <BackLink to={CONFIRMATION} />
        </>
      }
    />
  );
}

function Prices(props: Props) {
  const { answers } = props;
  const known = useKnownFactsAt(answers.homeLocation.id);
  const { data } = useSuspenseQuery(pricesQuery(answers, known));
  return <SweptPrices found={data} known={known} {...props} />;
}
