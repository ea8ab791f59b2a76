import type { ReactNode } from 'react';

/** A titled section on a text page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 first:mt-0">
      <h2 className="text-lg font-bold">{title}</h2>
      <div className="mt-2 grid gap-3">{children}</div>
    </section>
  );
}
