import type { GroupName } from '@latchkey/domain';
import { RichText } from '@/lib/rich-text.tsx';
import { programListText as text } from '@/lib/texts.ts';
import type { Groups } from './groups.ts';

/** The groups in the bar. Programs in collapsed groups count as programs to ask about. */
type CountedGroup = Exclude<GroupName, 'sharesGain' | 'special'>;

const counted: readonly CountedGroup[] = ['fits', 'answers', 'agency', 'later', 'taxCredits'];

const parts: Readonly<
  Record<CountedGroup, { look: string; words: (values: { count: number }) => string }>
> = {
  fits: { look: 'bg-brand forced-colors:bg-[Highlight]', words: text.fitNow },
  answers: { look: 'bg-brand/50', words: text.needAnswer },
  agency: { look: 'bg-line-strong', words: text.askFirst },
  later: { look: 'bg-line', words: text.pausedCount },
  taxCredits: { look: 'bg-taxes', words: text.taxCreditCount },
};

/** Shows the number of matches in each group as a bar and as text. */
export function CountsBar({ groups }: { groups: Groups }) {
  const countOf = (name: CountedGroup) =>
    name === 'agency'
      ? groups.agency.length + groups.sharesGain.length + groups.special.length
      : groups[name].length;
  const shown = counted.filter((name) => countOf(name) > 0);
  if (shown.length === 0) return null;
  return (
    <div className="mt-4 low:hidden print:hidden">
      <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {shown.map((name) => (
          <span
            key={name}
            className={`forced-colors:border ${parts[name].look}`}
            style={{ flex: countOf(name) }}
          />
        ))}
      </div>
      <ul
        aria-label={text.counts()}
        className="mt-2 flex flex-wrap gap-x-3 text-sm text-ink-soft sm:gap-x-5"
      >
        {shown.map((name) => (
          <li key={name} className="flex items-center gap-2">
            <span
              aria-hidden
              className={`size-2 rounded-full border border-line-strong max-sm:hidden ${parts[name].look}`}
            />
            <span>
              <RichText
                text={parts[name].words({ count: countOf(name) })}
                parts={{ b: (count) => <strong className="text-ink">{count}</strong> }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
