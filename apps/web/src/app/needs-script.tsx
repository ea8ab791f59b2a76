import { appText as text } from '@/lib/texts.ts';
import { WarmNote } from '@/ui/note.tsx';

/**
 * Shown if the browser does not run scripts. Tells the visitor which setting to turn on. The server
 * renders this component.
 */
export function NeedsScript() {
  return (
    <noscript>
      <div className="pt-4 lg:pt-10">
        <WarmNote title={text.needsScript()}>{text.turnOnScript()}</WarmNote>
      </div>
    </noscript>
  );
}
