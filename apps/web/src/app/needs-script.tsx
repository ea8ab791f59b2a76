import { appText as text } from '@/lib/texts.ts';
import { WarmNote } from '@/ui/note.tsx';

/**
 * A message for visitors whose browser does not run scripts. It tells them which setting to turn
 * on. The server renders this component.
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
