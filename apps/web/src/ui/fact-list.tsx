import type { ReactNode } from 'react';

export type ListedFact = readonly [label: string, value: ReactNode];

/** A heading with a list of labeled facts. */
export function FactList({ title, facts }: { title: string; facts: readonly ListedFact[] }) {
  return (
    <section>
      <h2 className="text-lg font-bold">{title}</h2>
      <dl className="mt-3 grid gap-2.5 text-sm sm:grid-cols-[minmax(0,auto)_1fr] sm:gap-x-6">
        {facts.map(([label, value]) => (
          <div key={label} className="sm:contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
