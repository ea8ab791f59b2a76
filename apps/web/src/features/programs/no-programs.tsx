import { COUNSELORS } from '@/lib/counselors.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { CONFIRMATION } from '@/lib/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { text } from './programs-text.ts';

/** What to do where nothing matches. */
export function NoPrograms() {
  return (
    <Card>
      <p>{text.none()}</p>
      <p className="mt-3">
        <RichText
          text={text.counselor()}
          parts={{
            a: (words) => (
              <a href={COUNSELORS} rel="noopener" className="font-semibold text-brand underline">
                {words}
              </a>
            ),
          }}
        />
      </p>
      <ButtonLink look="outline" to={CONFIRMATION} className="mt-5">
        {text.editAnswers()}
      </ButtonLink>
    </Card>
  );
}
