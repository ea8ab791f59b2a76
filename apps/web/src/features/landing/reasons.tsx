import { CalendarCheck, ListChecks, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { landingText as text } from '@/lib/texts.ts';

/** Reasons to use this site. */
export function Reasons() {
  return (
    <section
      aria-label={text.why()}
      className="grid gap-6 border-t border-line py-10 sm:grid-cols-3"
    >
      <Reason icon={<ListChecks aria-hidden />} title={text.reasonsTitle()}>
        {text.reasons()}
      </Reason>
      <Reason icon={<Scale aria-hidden />} title={text.costsTitle()}>
        {text.costs()}
      </Reason>
      <Reason icon={<CalendarCheck aria-hidden />} title={text.datesTitle()}>
        {text.dates()}
      </Reason>
    </section>
  );
}

function Reason({ icon, title, children }: { icon: ReactNode; title: string; children: string }) {
  return (
    <div>
      <span className="text-brand">{icon}</span>
      <h2 className="mt-2 text-base font-bold">{title}</h2>
      <p className="mt-1 text-sm text-ink-soft">{children}</p>
    </div>
  );
}
