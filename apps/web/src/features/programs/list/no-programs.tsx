import { nextSteps, type QuoteAnswers, usState } from '@latchkey/domain';
import { COUNSELORS } from '@latchkey/texts';
import Phone from 'lucide-react/icons/phone';
import Users from 'lucide-react/icons/users';
import { RichText } from '@/lib/rich-text.tsx';
import { programListText, programsText as text } from '@/lib/texts.ts';
import { wordsOfStep } from '@/state/next-steps/words-of-step.ts';
import { CONFIRMATION } from '@/state/wizard.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';

/** Shown if no program matches. States what could change this, who to ask, and the next step. */
export function NoPrograms({ quote }: { quote: QuoteAnswers }) {
  const local = usState(quote.homeLocation.state);
  const { zipcode } = quote.homeLocation;
  const contacts = nextSteps(quote, null).flatMap((step) => {
    const link = wordsOfStep(step).link;
    if (step.kind === 'counselor' && link) {
      return { href: link.href, label: text.counselorNear({ zipcode }), Icon: Users };
    }
    return step.kind === 'call-state' && step.phone && link
      ? { href: link.href, label: programListText.call({ phone: link.label }), Icon: Phone }
      : [];
  });
  return (
    <Card className="mb-6 p-0!">
      <div className="p-5 sm:p-6">
        <p>{text.none()}</p>
        <ButtonLink look="outline" to={CONFIRMATION} className="mt-4">
          {text.editAnswers()}
        </ButtonLink>
      </div>
      <div className="grid gap-3 rounded-b-card border-t border-line bg-panel p-5 text-sm sm:p-6">
        {local ? (
          <LinkedWords
            text={text.stateAgency({ state: local.name, agency: local.agency })}
            to={local.agencyWebsite}
          />
        ) : null}
        <LinkedWords text={text.counselor()} to={COUNSELORS} />
        <div className="flex flex-wrap gap-3">
          {contacts.map(({ href, label, Icon }) => (
            <ButtonLink key={href} look="outline" to={href} rel="noopener" className="bg-surface">
              <Icon size={18} aria-hidden />
              {label}
            </ButtonLink>
          ))}
        </div>
        <p>{text.withoutHelp()}</p>
      </div>
    </Card>
  );
}

/** A paragraph with a link to an external site. */
function LinkedWords({ text: words, to }: { text: string; to: string }) {
  return (
    <p>
      <RichText
        text={words}
        parts={{
          a: (linked) => (
            <a
              href={to}
              rel="noopener"
              className="inline-target font-semibold text-brand underline"
            >
              {linked}
            </a>
          ),
        }}
      />
    </p>
  );
}
