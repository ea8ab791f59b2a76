import type { Location } from '@latchkey/domain';
import { county } from '@/lib/format.ts';
import { RichText } from '@/lib/rich-text.tsx';
import { questionsText as text } from '@/lib/texts.ts';

/** Shows a location on one line, starting with its ZIP Code. */
export function LocationLine({
  location: { zipcode, city, county: name, state },
}: {
  location: Location;
}) {
  return (
    <span>
      <RichText
        text={text.locationLine({ zipcode, city, county: county(name), state })}
        parts={{ b: (words) => <span className="tabular font-semibold">{words}</span> }}
      />
    </span>
  );
}
