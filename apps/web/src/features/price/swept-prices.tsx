import type { KnownFacts, PriceAnswers, QuoteDraft } from '@latchkey/domain';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { wholeMoney } from '@/lib/format.ts';
import { priceText as text } from '@/lib/texts.ts';
import { useMedia } from '@/lib/use-media.ts';
import { confirmationOf } from '@/state/confirmation.ts';
import { Announcement } from './announcement.tsx';
import { AnswerPart, Assumed } from './answer/answer-part.tsx';
import { BarDetails } from './bars/bar-details.tsx';
import { barId, PriceBars } from './bars/price-bars.tsx';
import { scaleOf } from './bars/scale.ts';
import { PriceCards, PrintedCards } from './cards/price-cards.tsx';
import { useCards } from './cards/use-cards.ts';
import { ChangeAnswers } from './change-answers.tsx';
import { factsWords, PageHead } from './page-head.tsx';
import { PriceLayout } from './price-layout.tsx';
import { AnswerSkeleton } from './price-skeleton.tsx';
import { PrintedPrices } from './print/printed-prices.tsx';
import { SettingsCard } from './settings/settings-card.tsx';
import { useSettings } from './settings/use-settings.ts';
import { type ShownBest, type ShownPrices, shownPrices } from './shown-prices.ts';
import { NarrowActions, PhoneFoot } from './summary/actions.tsx';
import { SummaryCard } from './summary/summary-card.tsx';
import { SummaryLine } from './summary/summary-line.tsx';
import { type FoundPrograms, usePrices } from './use-prices.ts';
import { useThisPrice } from './use-this-price.ts';

interface Props {
  readonly draft: QuoteDraft;
  readonly answers: PriceAnswers;
  readonly found: FoundPrograms;
  readonly known: KnownFacts;
  readonly isFocused: boolean;
  readonly onChangeAnswers: () => void;
}

/** Shows the prices and all controls that change them. */
export function SweptPrices({ draft, answers, found, known, isFocused, onChangeAnswers }: Props) {
  const settings = useSettings(draft);
  const prices = usePrices(draft, answers, found, known, settings);
  const shown = prices.swept && shownPrices(prices.swept);
  const isWide = useMedia('(width >= 65rem)');
  const bars = useOpenBars();
  const take = useThisPrice(settings.money);
  const isComplete = confirmationOf(draft).quote !== undefined;
  const best = shown?.best ?? null;
  const cards = useCards(draft, answers, known, best);
  const onUse = () => best && take(best);
  const onTerms = () => best && bars.reveal(best.key);
  return (
    <>
      <PriceLayout
        header={
          <PageHead draft={draft}>
            <ChangeAnswers isComplete={isComplete} onChange={onChangeAnswers} />
            <Assumed names={found.assumed} />
          </PageHead>
        }
        answer={
          shown ? (
            <Answer shown={shown} isFocused={isFocused} isWide={isWide} onTerms={onTerms}>
              <Bars
                shown={shown}
                draft={draft}
                hasProgramPages={isComplete}
                open={bars.open}
                onToggle={bars.toggle}
              />
            </Answer>
          ) : (
            <AnswerSkeleton />
          )
        }
        controls={
          <div className="grid grid-cols-1 gap-4 sm:gap-6">
            <SettingsCard settings={settings} guides={prices.guides} />
            {isWide ? <WideSummary best={best} onTerms={onTerms} onUse={onUse} /> : null}
          </div>
        }
      >
        <PriceCards {...cards} />
        {isWide ? null : <NarrowActions best={best} isComplete={isComplete} onUse={onUse} />}
      </PriceLayout>
      {isWide || !shown ? null : <PhoneFoot shown={shown} isComplete={isComplete} onUse={onUse} />}
      {shown ? (
        <PrintedPrices shown={shown} facts={factsWords(draft)}>
          <PrintedCards {...cards} />
        </PrintedPrices>
      ) : null}
      <Announcement words={shown?.announcement ?? ''} />
    </>
  );
}

/** Hook for the bars whose figures are open. */
function useOpenBars() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    open,
    toggle: (key: string) => setOpen(toggledIn(open, key)),
    reveal(key: string) {
      flushSync(() => setOpen(new Set([...open, key])));
      showBar(key);
    },
  };
}

/** The answer, its figures if the window is narrow, and the bars. */
function Answer({
  shown: { answer, best },
  isFocused,
  isWide,
  onTerms,
  children,
}: {
  shown: ShownPrices;
  isFocused: boolean;
  isWide: boolean;
  onTerms: () => void;
  children: ReactNode;
}) {
  return (
    <AnswerPart
      answer={answer}
      isFocused={isFocused}
      isJoined={isWide}
      between={
        best && !isWide ? (
          <SummaryLine title={titleOf(best)} figures={best.figures} onTerms={onTerms} />
        ) : null
      }
    >
      {children}
    </AnswerPart>
  );
}

/** The figures at the highest price and the disclaimer. For wide windows. */
function WideSummary({
  best,
  onTerms,
  onUse,
}: {
  best: ShownBest | null;
  onTerms: () => void;
  onUse: () => void;
}) {
  return (
    <>
      {best ? (
        <SummaryCard
          title={titleOf(best)}
          price={wholeMoney(best.highest.price)}
          figures={best.figures}
          onTerms={onTerms}
          onUse={onUse}
        />
      ) : null}
      <p className="text-sm text-ink-soft">{text.notApproval()}</p>
    </>
  );
}

function titleOf({ name, highest }: ShownBest): string {
  return text.atPrice({ program: name, price: wholeMoney(highest.price) });
}

function Bars({
  shown,
  draft,
  hasProgramPages,
  open,
  onToggle,
}: {
  shown: ShownPrices;
  draft: QuoteDraft;
  hasProgramPages: boolean;
  open: ReadonlySet<string>;
  onToggle: (key: string) => void;
}) {
  const home = draft.homePrice;
  return (
    <PriceBars
      bars={shown.bars}
      home={home}
      scale={scaleOf([...shown.bars.map(({ row }) => row.price), home])}
      open={open}
      onToggle={onToggle}
      details={(bar) => {
        const figures = shown.figures(bar);
        const helps = shown.helps(bar);
        return figures ? (
          <BarDetails figures={figures} helps={helps} hasProgramPages={hasProgramPages} />
        ) : null;
      }}
    />
  );
}

/** Scrolls to a bar and focuses its button. */
function showBar(key: string): void {
  const bar = document.getElementById(barId(key));
  bar?.scrollIntoView();
  bar?.querySelector('button')?.focus({ preventScroll: true });
}

function toggledIn(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return keys.has(key)
    ? new Set([...keys].filter((each) => each !== key))
    : new Set([...keys, key]);
}
