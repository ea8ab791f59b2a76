import { formatsOf } from '@latchkey/texts';
import { brand } from '@/lib/brand.ts';
import { currentLocale } from '@/lib/text.ts';
import { uiText as text } from '@/lib/texts.ts';

/** The company and license details that the law requires. All come from the brand file. */
export function LegalLines() {
  const { company, nmlsNumber, licensedStates, equalHousing, notice } = brand.legal;
  const { phoneLine } = brand;
  return (
    <>
      <p>
        {company}
        {nmlsNumber ? <Licence nmlsNumber={nmlsNumber} licensedStates={licensedStates} /> : null}
      </p>
      <p className="mt-1">{equalHousing}</p>
      {notice ? <p className="mt-1">{notice}</p> : null}
      {phoneLine ? <PhoneLine digits={phoneLine} /> : null}
    </>
  );
}

function PhoneLine({ digits }: { digits: string }) {
  const { language, phone } = formatsOf(currentLocale());
  return (
    <p className="mt-1">
      <a className="underline" href={`tel:+1${digits}`}>
        {text.phoneLine({ language: language(currentLocale()), phone: phone(digits) })}
      </a>
    </p>
  );
}

function Licence({
  nmlsNumber,
  licensedStates,
}: {
  nmlsNumber: string;
  licensedStates: readonly string[] | null;
}) {
  return (
    <>
      {` \u00b7 ${text.nmls({ number: nmlsNumber })} \u00b7 `}
      <a className="underline" href="https://www.nmlsconsumeraccess.org/">
        {text.nmlsAccess()}
      </a>
      {` \u00b7 ${
        licensedStates
          ? text.licensedIn({ states: licensedStates.join(', ') })
          : text.licensedEverywhere()
      }`}
    </>
  );
}
