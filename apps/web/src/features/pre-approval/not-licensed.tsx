import { brand } from '@/lib/brand.ts';
import { COUNSELORS } from '@/lib/counselors.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { addressOf } from '@/lib/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { WarmNote } from '@/ui/note.tsx';
import { text } from './pre-approval-text.ts';

/** What stands in the form's place where the company may not take a request. */
export function NotLicensed({ state }: { state: string }) {
  const { company } = brand.legal;
  return (
    <>
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
      <ButtonLink look="gold" to={addressOf({ path: 'programs' })} className="mt-6 w-full">
        {text.toPrograms()}
      </ButtonLink>
    </>
  );
}
