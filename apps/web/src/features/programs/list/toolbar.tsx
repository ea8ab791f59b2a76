import ChevronDown from 'lucide-react/icons/chevron-down';
import { programListText as text } from '@/lib/texts.ts';
import { type Filter, type FilterName, type Sort, sorts } from './arrange.ts';

const pill =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-3 text-sm font-semibold low:min-h-9 low:px-2 low:text-xs';

/** The controls for sorting and filtering the list. */
export function Toolbar({
  sort,
  onSort,
  filters,
  active,
  onFilter,
}: {
  sort: Sort;
  onSort: (sort: Sort) => void;
  filters: readonly Filter[];
  active: ReadonlySet<FilterName>;
  onFilter: (name: FilterName) => void;
}) {
  return (
    <div className="mb-6 flex flex-wrap gap-2 low:mb-2 low:gap-1.5 print:hidden">
      <label
        className={`${pill} relative border-brand! bg-brand-tint! pr-2! has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand`}
      >
        <span className="sr-only">{text.sortBy()}</span>
        <select
          value={sort}
          onChange={({ target }) => onSort(sorts.find((each) => each === target.value) ?? 'best')}
          className="min-h-11 low:min-h-9 appearance-none bg-transparent pr-7 font-semibold outline-none"
        >
          {sorts.map((each) => (
            <option key={each} value={each} className="bg-surface text-ink">
              {text[`sort-${each}`]()}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden className="pointer-events-none absolute right-3" />
      </label>
      {filters.length > 0 ? (
        <fieldset className="contents">
          <legend className="sr-only">{text.filters()}</legend>
          {filters.map(({ name, count }) => (
            <button
              key={name}
              type="button"
              aria-pressed={active.has(name)}
              onClick={() => onFilter(name)}
              className={`${pill} hover:border-brand aria-pressed:border-2 aria-pressed:border-brand aria-pressed:bg-brand-tint`}
            >
              {text[`filter-${name}`]()}
              <span className="font-normal text-ink-soft">{count}</span>
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
