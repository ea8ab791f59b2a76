import { usStates } from '@latchkey/domain';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { dataText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { isCopied } from '@/ui/copy-link.tsx';
import { SelectField } from '@/ui/select-field.tsx';

const states = Array.from(usStates, ([value, { name }]) => ({ value, label: name }));

/** The result of copying a feed's URL. */
interface Outcome {
  readonly address: string;
  readonly isCopied: boolean;
}

/** The feeds of changes and the calendar of funding rounds, with URLs to copy. */
export function Feeds({ siteUrl }: { siteUrl: string }) {
  const [state, setState] = useState('MI');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const code = state.toLowerCase();
  const feeds = [
    { name: text.atom(), path: '/changes.atom' },
    { name: text.jsonFeed(), path: '/changes.json' },
    { name: text.oneState(), path: `/changes/${code}.atom` },
    { name: text.rounds(), path: `/calendar/${code}.ics` },
  ];
  const copy = async (address: string) =>
    setOutcome({ address, isCopied: await isCopied(address) });
  return (
    <Card>
      <h2 className="mb-2 text-xl font-bold">{text.feeds()}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {feeds.map(({ name, path }) => (
          <FeedRow
            key={name}
            name={name}
            path={path}
            isCopied={outcome?.isCopied === true && outcome.address === siteUrl + path}
            onCopy={() => void copy(siteUrl + path)}
          />
        ))}
      </ul>
      <p role="status" className="mt-2 text-sm wrap-anywhere empty:hidden">
        {outcome ? text[outcome.isCopied ? 'copied' : 'notCopied'](outcome) : null}
      </p>
      <div className="mt-4">
        <SelectField label={text.state()} options={states} value={state} onChange={setState} />
      </div>
    </Card>
  );
}

function FeedRow({
  name,
  path,
  isCopied,
  onCopy,
}: {
  name: string;
  path: string;
  isCopied: boolean;
  onCopy: () => void;
}) {
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <a href={path} className="inline-target text-sm text-brand underline wrap-anywhere">
          {path}
        </a>
      </span>
      <button
        type="button"
        aria-label={text.copy({ name })}
        onClick={onCopy}
        className="grid size-11 shrink-0 place-items-center rounded-control text-brand hover:bg-brand-tint"
      >
        {isCopied ? <Check size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
      </button>
    </li>
  );
}
