import {
  factQuote,
  type ProgramDetails,
  type RuleFinding,
  type RuleVerdict,
  ruleFacts,
} from '@latchkey/domain';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { programsText as text } from '@/lib/texts.ts';
import { InTheirWords } from '@/state/program-parts/in-their-words.tsx';
import { CatalogText } from '@/ui/catalog-text.tsx';
import { ruleTitle, ruleWords } from '../words/rule-words.ts';

const verdicts: Readonly<
  Record<RuleVerdict, { Icon: LucideIcon; look: string; words: () => string }>
> = {
  met: { Icon: CircleCheck, look: 'text-brand', words: text.met },
  check: { Icon: CircleHelp, look: 'text-warn-ink', words: text.toCheck },
  'not-met': { Icon: CircleAlert, look: 'text-danger', words: text.notMet },
};

/**
 * Lists all rules of a program. For each rule, shows whether the buyer meets it and quotes the
 * source.
 */
export function RuleList({
  rules,
  sources,
}: {
  rules: readonly RuleFinding[];
  sources: ProgramDetails['sources'];
}) {
  return (
    <ul className="mt-3 grid gap-4">
      {rules.map((finding) => (
        <RuleLine key={finding.rule} finding={finding} sources={sources} />
      ))}
    </ul>
  );
}

function RuleLine({
  finding,
  sources,
}: {
  finding: RuleFinding;
  sources: ProgramDetails['sources'];
}) {
  const quote = factQuote(sources, ruleFacts[finding.rule]);
  const { Icon, look, words } = verdicts[finding.verdict];
  const { required, answer, check } = ruleWords(finding);
  const isSaidAbove = finding.rule === 'conditions' && !finding.disputed;
  return (
    <li className="flex gap-3">
      <Icon size={22} aria-hidden className={`mt-0.5 shrink-0 ${look}`} />
      <div className="min-w-0 grow">
        <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-base font-semibold tracking-normal">
          {ruleTitle(finding.rule)}
          <span className={`text-sm ${look}`}>{words()}</span>
        </h3>
        <p>
          <CatalogText>{required}</CatalogText>
        </p>
        {answer === null ? null : (
          <p className="text-sm text-ink-soft">{text.yourAnswer({ answer })}</p>
        )}
        {check === null || isSaidAbove ? null : (
          <p className="text-sm text-ink-soft">{text.check({ what: check })}</p>
        )}
        {quote ? <InTheirWords quote={quote} url={quote.url} /> : null}
      </div>
    </li>
  );
}

/** Shows a program's rules in two columns, with an icon for each verdict. */
export function RuleTicks({ rules }: { rules: readonly RuleFinding[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {rules.map((finding) => (
        <RuleTick key={finding.rule} finding={finding} />
      ))}
    </ul>
  );
}

function RuleTick({ finding }: { finding: RuleFinding }) {
  const { Icon, look, words } = verdicts[finding.verdict];
  const { required, check } = ruleWords(finding);
  return (
    <li className="flex gap-2">
      <Icon size={18} aria-hidden className={`mt-0.5 shrink-0 ${look}`} />
      <span className="min-w-0">
        <span className="sr-only">{`${words()}: `}</span>
        <CatalogText>{required}</CatalogText>
        {check !== null && (finding.disputed || finding.rule !== 'conditions') ? (
          <span className="block text-warn-ink">{text.check({ what: check })}</span>
        ) : null}
      </span>
    </li>
  );
}
