import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { inputClass } from './field.tsx';

/**
 * A select box. Its list opens below the box, inside the page's landmarks. Base UI hides scroll
 * bars with a style element that the content security policy forbids, so we disable that. The list
 * uses fixed positioning. Otherwise its initial position is wrong and the page scrolls to it.
 */
export function SelectField<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <CSPProvider disableStyleElements>
      <Select.Root
        items={options}
        value={value}
        modal={false}
        onValueChange={(chosen) => {
          if (chosen !== null) onChange(chosen);
        }}
      >
        <div ref={place} className="relative">
          <Select.Label className="mb-1.5 block text-sm font-semibold">{label}</Select.Label>
          <Select.Trigger
            className={`${inputClass} flex items-center justify-between gap-3 py-2 text-left hover:border-brand`}
          >
            <Select.Value />
            <Select.Icon className="shrink-0 text-ink-soft">
              <ChevronDown size={20} aria-hidden />
            </Select.Icon>
          </Select.Trigger>
          <Select.Portal container={place}>
            <Select.Positioner
              sideOffset={6}
              alignItemWithTrigger={false}
              positionMethod="fixed"
              className="z-20"
            >
              <Select.Popup className="max-h-[min(var(--available-height),26rem)] w-(--anchor-width) overflow-y-auto rounded-control border border-line-strong bg-surface p-1.5 shadow-card">
                <Select.List>
                  {options.map((option) => (
                    <Select.Item
                      key={option.value}
                      value={option.value}
                      className="flex min-h-13 items-center justify-between gap-3 rounded-small px-3 py-2 outline-none select-none data-highlighted:bg-brand-tint data-selected:font-semibold"
                    >
                      <Select.ItemText>{option.label}</Select.ItemText>
                      <Select.ItemIndicator className="shrink-0">
                        <Check size={18} aria-hidden className="text-brand" />
                      </Select.ItemIndicator>
                    </Select.Item>
                  ))}
                </Select.List>
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </div>
      </Select.Root>
    </CSPProvider>
  );
}
