import { programsText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';

/** States that this program is not in the list of programs for the buyer's answers. */
export function NoFit() {
  return (
    <Card className="mt-8">
      <h2 className="text-lg font-bold">{text.noFit()}</h2>
      <p className="mt-1">{text.noFitLead()}</p>
    </Card>
  );
}
