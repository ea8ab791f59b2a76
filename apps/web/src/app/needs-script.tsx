import { appText as text } from '@/lib/texts.ts';
import { WarmNote } from '@/ui/note.tsx';

/** Tells a visitor whose browser does not run scripts what to turn on. The server renders it. */
export function NeedsScript() {
  return (
    <noscript>
      <div className="pt-4 lg:pt-10">
        <WarmNote title={text.needsScript()}>{text.turnOnScript()}</WarmNote>
      </div>
    </noscript>
  );
}
