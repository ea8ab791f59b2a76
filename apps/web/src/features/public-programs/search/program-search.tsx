import Search from 'lucide-react/icons/search';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useEarlyTyping } from '@/lib/early-typing.ts';
import { catalogSearchText as text } from '@/lib/texts.ts';
import { type SearchState, useTypedSearch } from '@/lib/use-typed-search.ts';
import { inputClass } from '@/ui/field.tsx';
import { rowLinkClass } from '../row-link-class.ts';
import { type Result, resultsOf, searchQuery } from './search-query.ts';

/**
 * Searches programs and places as the visitor types. The results are links below the field, and
 * Enter opens the first one. The field requires scripts, but the page lists all programs anyway.
 *
 * @param state the code of the state whose results appear first, in lower case
 */
export function ProgramSearch({ state }: { state?: string }) {
  const id = useId();
  useEarlyTyping(id);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useTypedSearch(
    typed.trim(),
    (query) => searchQuery(query, state),
    (found) => resultsOf(found).length === 0,
  );
  const results = search.found ? resultsOf(search.found) : [];
  const isSearching = typed.trim() !== '';
  return (
    <search className="[@media(scripting:none)]:hidden print:hidden">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = results;
          if (first) void navigate(first.address);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setTyped('');
        }}
        className="relative"
      >
        <label htmlFor={id} className="sr-only">
          {text.label()}
        </label>
        <Search
          size={20}
          aria-hidden
          className="pointer-events-none absolute top-4 left-4 text-ink-soft"
        />
        <input
          id={id}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={text.label()}
          maxLength={100}
          autoComplete="off"
          className={`${inputClass} pl-12 text-ellipsis`}
        />
      </form>
      <p
        role="status"
        className={
          search.state === 'found' ? 'sr-only' : 'px-4 py-2 text-sm text-ink-soft empty:hidden'
        }
      >
        {isSearching ? statusWords(search.state, results.length) : null}
      </p>
      {isSearching && results.length > 0 ? <Results results={results} /> : null}
    </search>
  );
}

function statusWords(state: SearchState, count: number): string {
  return state === 'found' ? text.found({ count }) : text[state]();
}

function Results({ results }: { results: readonly Result[] }) {
  return (
    <ul className="mt-2 overflow-hidden rounded-card border border-line bg-surface shadow-card">
      {results.map(({ address, title, note }) => (
        <li
          key={`${address} ${title}`}
          className="relative border-line px-5 py-2.5 not-last:border-b hover:bg-brand-tint sm:px-6"
        >
          <Link to={address} className={rowLinkClass}>
            {title}
          </Link>
          <p className="text-sm text-ink-soft">{note}</p>
        </li>
      ))}
    </ul>
  );
}
