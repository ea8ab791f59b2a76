import { Combobox } from '@base-ui/react/combobox';
import type { Location } from '@latchkey/domain';
import { type Ref, useRef, useState } from 'react';
import { locationLabel } from '@/lib/answer-text.ts';
import { type ControlProps, inputClass } from '@/ui/field.tsx';
import { LocationLine } from './location-line.tsx';
import { type SearchState, useLocationSearch } from './location-search.ts';
import { text } from './questions-text.ts';

const words: Record<Exclude<SearchState, 'found'>, () => string> = {
  loading: text.loading,
  failed: text.searchFailed,
  none: text.noResults,
};

/** Searches for a location as one types and offers what it finds in a list below. */
export function LocationCombobox({
  control,
  inputRef,
  onBlur,
  onChoose,
}: {
  control: ControlProps;
  inputRef: Ref<HTMLInputElement>;
  onBlur: () => void;
  onChoose: (location: Location) => void;
}) {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { found, state } = useLocationSearch(typed.trim());
  const place = useRef<HTMLDivElement>(null);

  return (
    <Combobox.Root<Location>
      items={found}
      filter={null}
      autoHighlight
      value={null}
      onValueChange={(location) => {
        if (location) onChoose(location);
      }}
      inputValue={typed}
      onInputValueChange={setTyped}
      open={isOpen && typed.trim() !== ''}
      onOpenChange={setIsOpen}
      itemToStringLabel={locationLabel}
      isItemEqualToValue={(item, value) => item.id === value.id}
    >
      <div ref={place} className="relative">
        <Combobox.Input
          {...control}
          ref={inputRef}
          onBlur={onBlur}
          onKeyDown={(event) => {
            // Who presses Enter while the answer is on its way waits for the list, not for an error.
            if (event.key === 'Enter' && state === 'loading') event.preventDefault();
          }}
          placeholder={text.zipCode()}
          maxLength={100}
          autoComplete="off"
          className={inputClass}
        />
      </div>
      <Combobox.Portal container={place}>
        <Combobox.Positioner sideOffset={6} className="z-20">
          <Combobox.Popup className="w-(--anchor-width) rounded-control border border-line-strong bg-surface shadow-card">
            <Combobox.Status className="px-4 py-3.5 text-ink-soft empty:hidden">
              {state === 'found' ? null : words[state]()}
            </Combobox.Status>
            <Combobox.List className="max-h-48 overflow-y-auto overscroll-contain p-1.5 data-empty:hidden">
              {(location: Location) => (
                <Combobox.Item
                  key={location.id}
                  value={location}
                  className="flex min-h-13 items-center gap-3 rounded-small px-3 py-1.5 outline-none select-none data-highlighted:bg-brand-tint"
                >
                  <LocationLine location={location} />
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
