import { usState } from '@latchkey/domain';
import { COUNSELORS } from '@latchkey/texts';
import { RichText } from '@/lib/rich-text.tsx';
import { programsText as text } from '@/lib/texts.ts';
import { CONFIRMATION } from '@/state/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';

/** Next steps if no program matches a home in this state. */
export function NoPrograms({ state }: { state: string }) {
  const local = usState(state);
  return (
    <Card className="mb-8">
      <p>{text.none()}</p>
      {local ? (
        <LinkedWords
          text={text.stateAgency({ state: local.name, agency: local.agency })}
          to={local.agencyWebsite}
        />
      ) : null}
      <LinkedWords text={text.counselor()} to={COUNSELORS} />
      <p className="mt-3">{text.withoutHelp()}</p>
      <ButtonLink look="outline" to={CONFIRMATION} className="mt-5">
        {text.editAnswers()}
      </ButtonLink>
    </Card>
  );
}

/** A paragraph with a link to an external site. */
function LinkedWords({ text: words, to }: { text: string; to: string }) {
  return (
    <p className="mt-3">
      <RichText
        text={words}
        parts={{
          a: (linked) => (
            <a href={to} rel="noopener" className="font-semibold text-brand underline">
              {linked}
            </a>
          ),
        }}
      />
    </p>
  );
}
