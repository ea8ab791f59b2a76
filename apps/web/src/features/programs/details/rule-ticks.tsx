import type { RuleFinding, RuleVerdict } from '@latchkey/domain';
import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon } from 'lucide-react';
import { programsText as text } from '@/lib/texts.ts';
import { ruleWords } from '../words/rule-words.ts';

const verdicts: Readonly<
  Record<RuleVerdict, { Icon: LucideIcon; look: string; words: () => string }>
> = {
  met: { Icon: CircleCheck, look: 'text-brand', words: text.met },
  check: { Icon: CircleHelp, look: 'text-warn-ink', words: text.toCheck },
  'not-met': { Icon: CircleAlert, look: 'text-danger', words: text.notMet },
};

/** A program's rules in two columns, each with its verdict as an icon. */
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
        {required}
        {check !== null && finding.rule !== 'conditions' ? (
          <span className="block text-warn-ink">{text.check({ what: check })}</span>
        ) : null}
      </span>
    </li>
  );
}
