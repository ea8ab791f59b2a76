import type { Location } from '@latchkey/domain';
import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { questionsText as text } from '@/lib/texts.ts';
import { LocationLine } from '@/state/place-search/location-line.tsx';

/** Shows the chosen location, with a button to clear it. */
export function ChosenLocation({
  id,
  location,
  onClear,
}: {
  id: string;
  location: Location;
  onClear: () => void;
}) {
  return (
    <div className="flex min-h-13 items-center gap-3 rounded-control border border-brand bg-brand-tint pl-4">
      <MapPin size={20} aria-hidden className="shrink-0 text-brand" />
      <p id={id} className="grow py-2 leading-snug">
        <LocationLine location={location} />
      </p>
      <button
        type="button"
        aria-label={text.clearLocation()}
        onClick={onClear}
        className="flex size-13 shrink-0 items-center justify-center rounded-control text-ink-soft hover:text-ink"
      >
        <X size={20} aria-hidden />
      </button>
    </div>
  );
}
