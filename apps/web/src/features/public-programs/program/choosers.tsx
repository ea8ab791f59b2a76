import { countySlug, householdSizes } from '@latchkey/domain';
import { capitalized, county as countyName, wholeNumber } from '@/lib/format.ts';
import { stateName } from '@/lib/state-name.ts';
import { publicProgramText as text } from '@/lib/texts.ts';
import { BrowserOnly } from '@/ui/browser-only.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { PlaceField } from './place-field.tsx';
import type { Choice } from './use-choice.ts';

/**
 * Fields for the county and the household. A script updates the rules on the page after each
 * choice.
 */
export function Choosers({ choice }: { choice: Choice }) {
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2 print:hidden noscript:hidden">
      <BrowserOnly loading={<Skeleton className="h-20" />}>
        <Fields choice={choice} />
      </BrowserOnly>
    </div>
  );
}

function Fields({ choice }: { choice: Choice }) {
  const { states, state, counties, countyFips, household, choose } = choice;
  const county = counties.find((each) => each.countyFips === countyFips);
  return (
    <>
      {states.length > 0 ? (
        <>
          <div className="sm:col-span-2">
            <PlaceField choice={choice} />
          </div>
          <SelectField
            label={text.state()}
            options={[
              { value: '', label: text.chooseState() },
              ...states.map((code) => ({ value: code, label: stateName(code) })),
            ]}
            value={state ?? ''}
            onChange={(code) => choose({ state: code.toLowerCase() || null })}
          />
        </>
      ) : null}
      {counties.length > 0 ? (
        <SelectField
          label={text.county()}
          options={[
            { value: '', label: text.chooseCounty() },
            ...counties.map((each) => ({
              value: countySlug(each.county),
              label: capitalized(countyName(each.county)),
            })),
          ]}
          value={county ? countySlug(county.county) : ''}
          onChange={(slug) => choose({ county: slug || null })}
        />
      ) : null}
      <SelectField
        label={text.household()}
        options={[
          { value: '', label: text.chooseHousehold() },
          ...householdSizes.map((count) => ({
            value: String(count),
            label:
              count === householdSizes.length ? text.peopleOrMore({ count }) : wholeNumber(count),
          })),
        ]}
        value={household === null ? '' : String(household)}
        onChange={(count) => choose({ household: count || null })}
      />
    </>
  );
}
