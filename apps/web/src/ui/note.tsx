import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';

/** A note in warm colors about money that the buyer will owe. */
export function WarmNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-warn-line bg-warn-tint px-5 py-4 sm:p-6">
      <h2 className="mb-1 text-base font-bold">{title}</h2>
      <div className="text-sm">{children}</div>
    </section>
  );
}

/** An error message about the whole page. Screen readers announce it immediately. */
export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-control border border-danger bg-danger-tint p-4 text-danger"
    >
      <CircleAlert size={22} aria-hidden className="mt-0.5 shrink-0" />
      <div>{children}</div>
    </div>
  );
}
