import type { DebtGuide, GuideFinding } from '@latchkey/domain';
import { percent } from '@/lib/format.ts';
import { affordText as text } from '@/lib/texts.ts';
import { Chip } from '@/ui/chip.tsx';

/** Compares the buyer's debts with lenders' guidelines. */
export function DebtGuides({ findings }: { findings: readonly GuideFinding[] }) {
  return (
    <>
      <ul className="mt-4 grid gap-3 text-sm">
        {findings.map((finding) => (
          <Guide key={finding.guide.id} finding={finding} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{text.guidesNote()}</p>
    </>
  );
}

function Guide({ finding }: { finding: GuideFinding }) {
  const { guide } = finding;
  const [source] = guide.sources;
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line pb-3 last:border-0">
      <span>
        <span className="block font-semibold">{text[`guide-${guide.id}`]()}</span>
        <span className="block">{mostWords(guide)}</span>
        {source ? (
          <span className="block text-xs text-ink-soft">
            {text.guideSource({ publisher: source.publisher, year: source.year })}
          </span>
        ) : null}
      </span>
      <span className="shrink-0">
        <Chip look={isWithin(finding) ? 'plain' : 'warn'}>
          {isWithin(finding) ? text.within() : text.over()}
        </Chip>
      </span>
    </li>
  );
}

function isWithin({ front, back }: GuideFinding): boolean {
  return front !== 'over' && back !== 'over';
}

/** Whether the buyer's debts are within the 28/36 guideline, in words. */
export function ruleWords(finding: GuideFinding): string {
  const words = isWithin(finding) ? text.ruleWithin : text.ruleOver;
  const { frontPercent, backPercent } = finding.guide;
  return words({ front: percent(frontPercent ?? backPercent), back: percent(backPercent) });
}

function mostWords({ frontPercent, backPercent }: DebtGuide): string {
  const back = percent(backPercent);
  return frontPercent === null
    ? text.backOnly({ back })
    : text.both({ front: percent(frontPercent), back });
}
