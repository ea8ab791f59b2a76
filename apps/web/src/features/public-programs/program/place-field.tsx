import { countySlug, type Location } from '@latchkey/domain';
import { Suspense } from 'react';
import { lazyWithText } from '@/lib/lazy-with-text.ts';
import { stateName } from '@/lib/state-name.ts';
import { publicProgramText as text } from '@/lib/texts.ts';
import { Field } from '@/ui/field.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import type { Choice } from './use-choice.ts';

const LocationCombobox = lazyWithText(
  ['questions'],
  async () => (await import('@/state/place-search/location-combobox.tsx')).LocationCombobox,
);

/**
 * A field that finds the county for a ZIP Code or a city. Used for a program that serves more than
 * one state.
 */
export function PlaceField({ choice: { states, unserved, choose } }: { choice: Choice }) {
  const chooseCounty = ({ state, county, zipcode }: Location) => {
    const place = states.includes(state) ? { county: countySlug(county), zip: zipcode } : {};
    choose({ state: state.toLowerCase(), ...place });
  };
  return (
    <Suspense fallback={<Skeleton className="h-20" />}>
      <Field
        label={text.place()}
        error={unserved === null ? undefined : text.unserved({ state: stateName(unserved) })}
      >
        {(control) => (
          <LocationCombobox
            control={control}
            onType={() => {
              if (unserved !== null) choose({ state: null });
            }}
            onChoose={chooseCounty}
          />
        )}
      </Field>
    </Suspense>
  );
}
