import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { detailsText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { type DetailName, type DetailResult, PHONE_GROUP, phoneOrder } from './detail.ts';
import { ResultWords } from './result-words.tsx';

/** The details as an accordion for a phone. Each heading shows its result. */
export function DetailAccordion({
  open,
  onOpen,
  results,
  panels,
}: {
  /** Null if the buyer closed the open one. */
  open: DetailName | null;
  onOpen: (name: DetailName | null) => void;
  results: Readonly<Record<DetailName, DetailResult>>;
  panels: Readonly<Record<DetailName, ReactNode>>;
}) {
  return (
    <Card className="divide-y divide-line p-0!">
      {phoneOrder.map((name) => (
        <details
          key={name}
          data-detail={name}
          name={PHONE_GROUP}
          open={name === open}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) onOpen(name);
            else if (name === open) onOpen(null);
          }}
          className="group/detail scroll-mt-6"
        >
          <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-control px-5 py-2 [&::-webkit-details-marker]:hidden">
            <span className="grow text-base font-bold">{text[name]()}</span>
            <ResultWords result={results[name]} />
            <ChevronDown
              size={22}
              aria-hidden
              className="shrink-0 text-ink-soft transition-transform group-open/detail:rotate-180"
            />
          </summary>
          <div className="@container px-5 pb-5">{panels[name]}</div>
        </details>
      ))}
    </Card>
  );
}
