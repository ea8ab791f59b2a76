import { Combobox } from '@base-ui/react/combobox';
import { type Location, locationInWords } from '@latchkey/domain';
import { type Ref, useEffect, useRef, useState } from 'react';
import { type ControlProps, inputClass } from '@/ui/field.tsx';
import { LocationDropdown } from './location-dropdown.tsx';
import { useLocationSearch } from './location-search.ts';

interface Props {
  readonly control: ControlProps;
  /** Placeholder text for an empty field. */
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onBlur?: () => void;
  /** Called when the buyer changes the text. */
  readonly onType?: () => void;
  readonly onChoose: (location: Location) => void;
}

/** A text field that searches for locations while the buyer types. Lists the matches below it. */
export function LocationCombobox({
  control,
  placeholder,
  inputRef,
  onBlur,
  onType,
  onChoose,
}: Props) {
  const [typed, setTyped] = useState('');
  const [wantsList, setWantsList] = useState(false);
  const { locations, state } = useLocationSearch(typed.trim());
  const container = useRef<HTMLDivElement>(null);
  const isOpen = wantsList && typed.trim() !== '';

  // The list is not Base UI's own popup, so Base UI does not unmount the list when it closes.
  const actions = useRef<Combobox.Root.Actions>(null);
  useEffect(() => {
    if (!isOpen) actions.current?.unmount();
  }, [isOpen]);

  return (
    <Combobox.Root<Location>
      items={locations}
      filter={null}
      autoHighlight
      value={null}
      onValueChange={(location) => {
        if (!location) return;
        setTyped('');
        onChoose(location);
      }}
      inputValue={typed}
      onInputValueChange={(next, { reason }) => {
        // The buyer has not chosen a location, so the text stays when the list closes.
        if (reason === 'input-change' || reason === 'escape-key') setTyped(next);
        if (reason === 'input-change') onType?.();
      }}
      open={isOpen}
      actionsRef={actions}
      onOpenChange={setWantsList}
      itemToStringLabel={locationInWords}
      isItemEqualToValue={(item, value) => item.id === value.id}
    >
      <div ref={container} className="relative">
        <Combobox.Input
          {...control}
          ref={inputRef}
          onBlur={() => {
            setWantsList(false);
            onBlur?.();
          }}
          onKeyDown={(event) => {
            // If the buyer presses Enter during a search, wait for the list. Otherwise, the form
            // would submit an empty field.
            if (event.key !== 'Enter' || state !== 'loading') return;
            event.preventDefault();
            event.preventBaseUIHandler();
          }}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          className={inputClass}
        />
      </div>
      <LocationDropdown container={container} state={state} />
    </Combobox.Root>
  );
}
