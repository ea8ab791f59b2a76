import type { LeftOut } from '@latchkey/domain';
import { programsText as text } from '@/lib/texts.ts';

/** States how many programs serve the home's county but are hidden by the site operator. */
export function LeftOutNote({ leftOut: { lenderProducts, programs } }: { leftOut: LeftOut }) {
  const sentences = [
    lenderProducts > 0 ? text.leftOutLenders({ count: lenderProducts }) : null,
    programs > 0 ? text.leftOut({ count: programs }) : null,
  ].filter((sentence) => sentence !== null);
  if (sentences.length === 0) return null;
  return <p className="mt-2 text-sm text-ink-soft">{sentences.join(' ')}</p>;
}
