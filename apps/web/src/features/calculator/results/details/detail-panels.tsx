import { Tabs } from '@base-ui/react/tabs';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { detailsText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { type DetailName, type DetailResult, detailNames, PHONE_GROUP } from './detail.ts';

interface Given {
  readonly open: DetailName;
  readonly onOpen: (name: DetailName) => void;
  readonly results: Readonly<Record<DetailName, DetailResult>>;
  readonly panels: Readonly<Record<DetailName, ReactNode>>;
}

/** Shows the details as tabs. Each tab's label includes the detail's main figure. */
export function DetailTabs({ open, onOpen, results, panels }: Given) {
  const id = useId();
  return (
    <Card className="p-0! sm:p-0!">
      <Tabs.Root value={open} onValueChange={onOpen}>
        <Tabs.List
          aria-label={text.title()}
          activateOnFocus
          className="grid grid-cols-4 border-b border-line"
        >
          {detailNames.map((name) => (
            <Tabs.Tab
              key={name}
              value={name}
              id={`${id}-${name}-tab`}
              aria-controls={`${id}-${name}`}
              className="min-h-16 [--text-sm:0.9375rem] rounded-control border-b-3 border-transparent px-1 pt-2 pb-1.5 text-center text-ink-soft -outline-offset-3 hover:bg-panel data-active:rounded-b-none data-active:border-brand data-active:text-ink forced-colors:border-[Canvas] forced-colors:data-active:border-[Highlight]"
            >
              <span className="block text-sm font-semibold">{text[name]()}</span>
              <ResultWords result={results[name]} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs.Root>
      {detailNames.map((name) => (
        <Panel
          key={name}
          id={`${id}-${name}`}
          isOpen={name === open}
          name={name}
          onFound={() => onOpen(name)}
        >
          {panels[name]}
        </Panel>
      ))}
    </Card>
  );
}

/** A panel that stays in the document while closed, so that find-in-page finds its text. */
function Panel({
  id,
  name,
  isOpen,
  onFound,
  children,
}: {
  id: string;
  name: DetailName;
  isOpen: boolean;
  onFound: () => void;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  // React supports `hidden` only as a boolean, so this sets the attribute directly.
  useLayoutEffect(() => {
    if (isOpen) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return (
    <div ref={panel} id={id} role="tabpanel" aria-labelledby={`${id}-tab`} data-detail={name}>
      <div className="@container px-6 py-5">{children}</div>
    </div>
  );
}

/** Shows the details as an accordion on a phone. Each heading includes the detail's main figure. */
export function DetailAccordion({
  open,
  onOpen,
  results,
  panels,
}: {
  /** The open detail. Null if the buyer closed it. */
  open: DetailName | null;
  onOpen: (name: DetailName | null) => void;
  results: Readonly<Record<DetailName, DetailResult>>;
  panels: Readonly<Record<DetailName, ReactNode>>;
}) {
  return (
    <Card className="divide-y divide-line p-0!">
      {detailNames.map((name) => (
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
          <div className="@container px-5 pb-4">{panels[name]}</div>
        </details>
      ))}
    </Card>
  );
}

const colors: Readonly<Record<DetailResult['look'], string>> = {
  plain: 'text-ink-soft',
  warn: 'text-warn-ink',
  danger: 'text-danger',
};

/** The main figure of a detail, shown next to its name. */
function ResultWords({ result: { words, look } }: { result: DetailResult }) {
  return (
    <span className={`tabular block text-sm font-semibold whitespace-normal ${colors[look]}`}>
      {words}
    </span>
  );
}
