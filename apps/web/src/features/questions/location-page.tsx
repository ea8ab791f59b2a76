import { zodResolver } from '@hookform/resolvers/zod';
import { type Location, questionAnswers } from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useController, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { questionsText as text } from '@/lib/texts.ts';
import { validationText } from '@/lib/validation-text.ts';
import { LocationCombobox } from '@/state/place-search/location-combobox.tsx';
import { locationQuery } from '@/state/place-search/location-query.ts';
import { placeIn } from '@/state/wizard.ts';
import { BrowserOnly } from '@/ui/browser-only.tsx';
import { Field } from '@/ui/field.tsx';
import { ChosenLocation } from './chosen-location.tsx';
import { ContinueButton } from './continue-button.tsx';
import { FieldSkeleton } from './field-skeleton.tsx';
import { describedByQuestion, QuestionPage } from './question-page.tsx';
import { useFieldFocus } from './use-field-focus.ts';
import { useQuestion } from './use-question.ts';

const form = z.object({ location: questionAnswers.homeLocation });
const shown = { homeLocation: form };

/**
 * The page that asks for the home's location. The buyer types a ZIP Code and selects a match.
 * Prefills a location from the URL, unless the buyer has already chosen one in the same county.
 */
export function LocationPage() {
  const question = useQuestion(shown);
  return (
    <QuestionPage question={question}>
      <BrowserOnly loading={<FieldSkeleton />}>
        <LoadedForm />
      </BrowserOnly>
    </QuestionPage>
  );
}

/** Shows the form once the location in the URL has loaded or failed to load. */
function LoadedForm() {
  const {
    draft: { homeLocation },
  } = useQuestion(shown);
  const [search] = useSearchParams();
  const id = placeIn(search);
  const { data: suggested = null, isLoading } = useQuery(locationQuery(id));
  if (isLoading) return <FieldSkeleton />;
  const isSame = suggested === null || suggested.county_code === homeLocation?.county_code;
  return (
    <LocationForm key={id} homeLocation={isSame ? homeLocation : suggested} isSuggested={!isSame} />
  );
}

function LocationForm({
  homeLocation,
  isSuggested,
}: {
  homeLocation: Location | null;
  /** Whether the location is only a suggestion from the URL, and not the buyer's choice. */
  isSuggested: boolean;
}) {
  const { answer } = useQuestion(shown);
  const { control, clearErrors, handleSubmit, setFocus } = useForm<
    z.input<typeof form>,
    unknown,
    z.output<typeof form>
  >({
    resolver: zodResolver(form),
    reValidateMode: 'onSubmit',
    defaultValues: homeLocation === null ? {} : { location: homeLocation },
  });
  const { field, fieldState } = useController({ control, name: 'location' });
  const chosen: Location | null = field.value ?? null;
  const continueButton = useRef<HTMLButtonElement>(null);
  const chosenId = useId();
  const inputRef = useFieldFocus(field.ref);

  // Both functions remove the element with focus, so they focus the element that replaces it.
  const choose = (location: Location) => {
    clearErrors();
    flushSync(() => field.onChange(location));
    continueButton.current?.focus();
  };
  const clear = () => {
    flushSync(() => field.onChange(null));
    setFocus('location');
  };

  return (
    <form noValidate onSubmit={handleSubmit(({ location }) => answer(location))}>
      {chosen ? (
        <>
          <ChosenLocation id={chosenId} location={chosen} onClear={clear} />
          {isSuggested && chosen.id === homeLocation?.id ? (
            <p className="mt-2 text-sm text-ink-soft">{text.suggestedLocation()}</p>
          ) : null}
        </>
      ) : (
        <Field
          label={<span className="sr-only">{text.zipCode()}</span>}
          describedBy={describedByQuestion}
          error={validationText(fieldState.error?.message)}
        >
          {(control) => (
            <LocationCombobox
              control={control}
              placeholder={text.zipCode()}
              inputRef={inputRef}
              onBlur={field.onBlur}
              onChoose={choose}
            />
          )}
        </Field>
      )}
      <ContinueButton
        ref={continueButton}
        type="submit"
        aria-describedby={chosen ? chosenId : undefined}
      />
    </form>
  );
}
