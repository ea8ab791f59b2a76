import { useSite } from '@/lib/site.ts';
import { stepsText as text } from '@/lib/texts.ts';

/** A notice below the link to the contact form. Shown while the brand has no license number. */
export function DemonstrationLine() {
  if (useSite().brand.legal.nmlsNumber !== null) return null;
  return <p className="text-sm text-ink-soft">{text.demonstration()}</p>;
}
