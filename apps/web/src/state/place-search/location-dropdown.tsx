import { Combobox } from '@base-ui/react/combobox';
import type { Location } from '@latchkey/domain';
import type { RefObject } from 'react';
import { questionsText as text } from '@/lib/texts.ts';
import type { SearchState } from '@/lib/use-typed-search.ts';
import { LocationLine } from './location-line.tsx';

const statusText: Record<Exclude<SearchState, 'found'>, () => string> = {
  loading: text.loading,
  failed: text.searchFailed,
  none: text.noResults,
};

/**
 * The search results, which appear below the search field. Uses a plain `div`, because Base UI's
 * own popup would hide the rest of the page from screen readers, including the field's label.
 */
export function LocationDropdown({
  container,
  state,
}: {
  container: RefObject<HTMLDivElement | null>;
  state: SearchState;
}) {
  return (
    <Combobox.Portal container={container}>
      <Combobox.Positioner
        sideOffset={6}
        className="z-20"
        // Keeps focus in the search field when the buyer clicks in the list.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div className="w-(--anchor-width) rounded-control border border-line-strong bg-surface shadow-card">
          <Combobox.Status className="px-4 py-3.5 text-ink-soft empty:hidden">
            {state === 'found' ? null : statusText[state]()}
          </Combobox.Status>
          <Combobox.List className="max-h-48 overflow-y-auto overscroll-contain p-1.5 data-empty:hidden">
            {(location: Location) => (
              <Combobox.Item
                key={location.id}
                value={location}
                className="flex min-h-13 items-center rounded-small px-3 py-1.5 outline-none select-none data-highlighted:bg-brand-tint"
              >
                <LocationLine location={location} />
              </Combobox.Item>
            )}
          </Combobox.List>
        </div>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
