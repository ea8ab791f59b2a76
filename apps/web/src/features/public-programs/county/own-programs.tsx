import type { County } from '@latchkey/contract';
import { countyInWords, type ProgramsByArea } from '@latchkey/domain';
import type { ChosenPlace } from '@/lib/chosen-place.ts';
import { county as countyName, wholeMoney } from '@/lib/format.ts';
import { useSite } from '@/lib/site.ts';
import { stateProgramsText, countyProgramsText as text } from '@/lib/texts.ts';
import { Card } from '@/ui/card.tsx';
import { ProgramSection } from '../program-section.tsx';

/**
 * Lists the programs of a county and its cities. If we know of none, asks visitors to report one.
 */
export function OwnPrograms({
  county,
  programs: { local, typicalPrice },
  chosen,
}: {
  county: County;
  programs: ProgramsByArea;
  chosen: ChosenPlace;
}) {
  if (local.length === 0) return <NoOwnPrograms county={county} />;
  return (
    <ProgramSection
      title={text.own({ county: countyName(county.county) })}
      note={stateProgramsText.order({ price: wholeMoney(typicalPrice) })}
      programs={local}
      chosen={chosen}
    />
  );
}

function NoOwnPrograms({ county }: { county: County }) {
  const { brand } = useSite();
  const subject = encodeURIComponent(text.tellSubject({ county: countyInWords(county) }));
  return (
    <Card className="mt-6">
      <h2 className="text-xl font-bold">{text.noOwn()}</h2>
      <p className="mt-1">{text.noOwnWords()}</p>
      <a
        href={`mailto:${brand.supportEmail}?subject=${subject}`}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-brand underline"
      >
        {text.tellUs()}
      </a>
    </Card>
  );
}
