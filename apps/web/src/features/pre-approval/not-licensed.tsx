import { COUNSELORS } from '@latchkey/texts';
import { RichText } from '@/lib/rich-text.tsx';
import { useSite } from '@/lib/site.ts';
import { preApprovalText as text } from '@/lib/texts.ts';
import { PROGRAMS } from '@/state/wizard.ts';
import { BackLink } from '@/ui/back.tsx';
import { ButtonLink } from '@/ui/button.tsx';
import { WarmNote } from '@/ui/note.tsx';
import { NightPage } from './night-page.tsx';

/**
 * Explains to the buyer that the company has no license in the home's state. Replaces the form.
 *
 * @param back the URL of the calculator page from which the buyer came
 */
export function NotLicensed({ state, back }: { state: string; back: string }) {
  const { company } = useSite().brand.legal;
  return (
    <NightPage title={text.title()}>
      <WarmNote title={text.notLicensedTitle({ state })}>
        <p>{text.notLicensed({ company, state })}</p>
        <p className="mt-2">
          <RichText
            text={text.counselor()}
            parts={{
              a: (words) => (
                <a href={COUNSELORS} rel="noopener" className="font-semibold underline">
                  {words}
                </a>
              ),
            }}
          />
        </p>
      </WarmNote>
      <ButtonLink look="gold" to={PROGRAMS} className="mt-6 w-full">
        {text.toPrograms()}
      </ButtonLink>
      <BackLink to={back} />
    </NightPage>
  );
}
