import { Combobox } from '@base-ui/react/combobox';
import { type Location, locationInWords } from '@latchkey/domain';
import { type Ref, useEffect, useRef, useState } from 'react';
import { questionsText as text } from '@/lib/texts.ts';
import { type ControlProps, inputClass } from '@/ui/field.tsx';
import { LocationDropdown } from './location-dropdown.tsx';
import { useLocationSearch } from './location-search.ts';

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
  const [wantsList, setWantsList] = useState(false);
  const { found, state } = useLocationSearch(typed.trim());
  const place = useRef<HTMLDivElement>(null);
  const isOpen = wantsList && typed.trim() !== '';

  // The list is no popup of Base UI's, which would take itself away.
  const actions = useRef<Combobox.Root.Actions>(null);
  useEffect(() => {
    if (!isOpen) actions.current?.unmount();
  }, [isOpen]);

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
      onInputValueChange={(next, { reason }) => {
        // What was typed stays when the list closes: nothing was chosen in its place.
        if (reason === 'input-change' || reason === 'escape-key') setTyped(next);
      }}
      open={isOpen}
      actionsRef={actions}
      onOpenChange={setWantsList}
      itemToStringLabel={locationInWords}
      isItemEqualToValue={(item, value) => item.id === value.id}
    >
      <div ref={place} className="relative">
        <Combobox.Input
          {...control}
          ref={inputRef}
          onBlur={() => {
            setWantsList(false);
            onBlur();
          }}
          onKeyDown={(event) => {
            // Who presses Enter while the answer is on its way waits for the list, not for an error.
            if (event.key !== 'Enter' || state !== 'loading') return;
            event.preventDefault();
            event.preventBaseUIHandler();
          }}
          placeholder={text.zipCode()}
          maxLength={100}
          autoComplete="off"
          className={inputClass}
        />
      </div>
      <LocationDropdown place={place} state={state} />
    </Combobox.Root>
  );
}
