import { CSPProvider } from '@base-ui/react/csp-provider';
import { Slider } from '@base-ui/react/slider';

/**
 * A slider for whole numbers. It works with a pointer and with the arrow, Page Up, Page Down, Home
 * and End keys. `valueText` appears next to the label, and screen readers announce it.
 */
export function SliderField({
  label,
  valueText,
  value,
  min,
  max,
  step = 1,
  onChange,
}: {
  label: string;
  valueText: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
}) {
  return (
    <CSPProvider disableStyleElements>
      <Slider.Root
        value={value}
        min={min}
        max={max}
        step={step}
        largeStep={5 * step}
        thumbAlignment="edge"
        onValueChange={(chosen) => onChange(chosen)}
      >
        <div className="flex items-baseline justify-between gap-4">
          <Slider.Label className="text-sm font-semibold">{label}</Slider.Label>
          <span aria-hidden className="tabular text-lg font-bold">
            {valueText}
          </span>
        </div>
        <Slider.Control className="flex h-13 w-full cursor-pointer touch-pan-y items-center select-none">
          <Slider.Track className="h-2.5 w-full rounded-full border border-line-strong bg-panel">
            <Slider.Indicator className="rounded-full bg-brand forced-colors:bg-[Highlight]" />
            <Slider.Thumb
              getAriaValueText={() => valueText}
              className="size-13 rounded-full outline-offset-2 before:absolute before:inset-2.5 before:rounded-full before:border-3 before:border-surface before:bg-brand before:shadow-card before:content-[''] forced-colors:before:bg-[CanvasText] has-focus-visible:outline-3 has-focus-visible:outline-brand"
            />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
    </CSPProvider>
  );
}
