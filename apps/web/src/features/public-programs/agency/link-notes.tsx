import { pagePaths } from '@latchkey/contract';
import { addressIn } from '@/lib/language.ts';
import { agencyText as text } from '@/lib/texts.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';

/** Shown after the session has ended, or if no link was opened in this browser. */
export function Ended() {
  return (
    <Page title={text.endedTitle()}>
      <div className="grid justify-items-start gap-5">
        <p role="status">{text.ended()}</p>
        <ButtonLink to={addressIn(pagePaths.allPrograms)}>{text.toPrograms()}</ButtonLink>
      </div>
    </Page>
  );
}
