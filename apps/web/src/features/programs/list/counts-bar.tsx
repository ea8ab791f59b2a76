import { RichText } from '@/lib/rich-text.tsx';
import { programListText as text } from '@/lib/texts.ts';
import { type GroupName, type Groups, groupNames } from './groups.ts';

const parts: Readonly<
  Record<GroupName, { look: string; words: (values: { count: number }) => string }>
> = {
  fits: { look: 'bg-brand forced-colors:bg-[Highlight]', words: text.fitNow },
  answers: { look: 'bg-brand/50', words: text.needAnswer },
  agency: { look: 'bg-line-strong', words: text.askFirst },
  later: { look: 'bg-line', words: text.pausedCount },
  taxCredits: { look: 'bg-taxes', words: text.taxCreditCount },
};

/** Shows the number of matches in each group, as a bar and in words. */
export function CountsBar({ groups }: { groups: Groups }) {
  const shown = groupNames.filter((name) => groups[name].length > 0);
  if (shown.length === 0) return null;
  return (
    <div className="mt-4 low:hidden print:hidden">
      <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {shown.map((name) => (
          <span
            key={name}
            className={`forced-colors:border ${parts[name].look}`}
            style={{ flex: groups[name].length }}
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
                text={parts[name].words({ count: groups[name].length })}
                parts={{ b: (count) => <strong className="text-ink">{count}</strong> }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
