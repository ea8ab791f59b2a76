import Plane from 'lucide-react/icons/plane';
import { RichText } from '@/lib/rich-text.tsx';
import { paperPageText as text } from '@/lib/texts.ts';

/**
 * Explains that nothing leaves the device, and how the visitor can check this. The check works once
 * everything has loaded.
 */
export function Privacy({ isReady }: { isReady: boolean }) {
  return (
    <div className="flex gap-3 rounded-control bg-brand-tint px-4 py-3 forced-colors:border">
      <Plane size={22} aria-hidden className="mt-0.5 shrink-0 text-brand" />
      <div>
        <p>
          <RichText
            text={text.nothingLeaves()}
            parts={{ b: (words) => <strong className="font-bold">{words}</strong> }}
          />
        </p>
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {isReady ? null : text.getsReady()}
        </p>
      </div>
    </div>
  );
}
