import type { County } from '@latchkey/contract';
import ExternalLink from 'lucide-react/icons/external-link';
import Rss from 'lucide-react/icons/rss';
import { useId } from 'react';
import { useSite } from '@/lib/site.ts';
import { stateName } from '@/lib/state-name.ts';
import { stateProgramsText, countyProgramsText as text } from '@/lib/texts.ts';
import { wordsOfStep } from '@/state/next-steps/words-of-step.ts';
import { Card } from '@/ui/card.tsx';
import { FileLink } from '../file-link.tsx';

/** Links to the counselors near a county and, if there is one, to the state's feed of changes. */
export function CountyHelp({
  county: { state },
  zipcode,
}: {
  county: County;
  zipcode: string | null;
}) {
  const { brand } = useSite();
  return (
    <div>
      {zipcode === null ? null : <Counselors zipcode={zipcode} />}
      {brand.openData ? (
        <p className="mt-2 px-1 text-sm">
          <FileLink
            icon={<Rss size={18} aria-hidden />}
            href={`/changes/${state.toLowerCase()}.atom`}
          >
            {stateProgramsText.changes({ state: stateName(state) })}
          </FileLink>
        </p>
      ) : null}
    </div>
  );
}

function Counselors({ zipcode }: { zipcode: string }) {
  const titleId = useId();
  const { words, link } = wordsOfStep({ kind: 'counselor', program: null, zipcode });
  return (
    <Card>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-xl font-bold">
          {text.counselors()}
        </h2>
        <p className="mt-1">{words}</p>
        {link ? (
          <a
            href={link.href}
            rel="noopener"
            className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline"
          >
            <ExternalLink size={18} aria-hidden className="shrink-0" />
            {text.findCounselor({ zipcode })}
          </a>
        ) : null}
      </section>
    </Card>
  );
}
