import {
  changesOfShared,
  draftOfShared,
  type Location,
  type QuoteDraft,
  type SharedFigures,
} from '@latchkey/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSite } from '@/lib/site.ts';
import { shareText as text } from '@/lib/texts.ts';
import { changeDraft, currentDraft, replaceDraft } from '@/state/draft.ts';
import { locationQuery } from '@/state/place-search/location-query.ts';
import { LoadFailed } from '@/ui/load-failed.tsx';
import { OpeningLink } from './opening-link.tsx';
import { ShareQuestion } from './share-question.tsx';
import { sharedChanges } from './shared-changes.ts';

/**
 * The pages to open next: one if the buyer uses the link's figures, and one if the buyer keeps the
 * current figures.
 */
export interface NextAddresses {
  readonly used: string;
  readonly kept: string;
}

interface Opening {
  readonly figures: SharedFigures;
  readonly next: NextAddresses;
}

/**
 * Starts a quote with the shared figures. If there is a quote in progress, asks the buyer first.
 */
export function OpenedLink({ figures, next }: Opening) {
  const { data, isError, refetch } = useQuery(locationQuery(figures.locationId));
  const location = figures.locationId === null ? null : data;
  if (isError) return <LoadFailed words={text.openFailed()} onRetry={() => void refetch()} />;
  if (location === undefined) return <OpeningLink />;
  return <Opened figures={figures} next={next} location={location} />;
}

function Opened({ figures, next, location }: Opening & { location: Location | null }) {
  const navigate = useNavigate();
  const [draft] = useState(currentDraft);
  const { product } = useSite();
  const changes = draft ? sharedChanges(draft, figures, location, product) : [];
  const isAsked = changes.length > 0;

  const goOn = (address: string) => void navigate(address, { replace: true });
  useEffect(() => {
    if (isAsked) return;
    if (currentDraft() === null) replaceDraft(draftOfShared(figures, location));
    goOn(next.used);
  });

  const answer = (address: string) => {
    goOn(address);
    // The button disappears when the question is answered, so move focus to the top of the page.
    document.querySelector<HTMLElement>('main')?.focus();
  };
  if (!isAsked) return <OpeningLink />;
  return (
    <ShareQuestion
      changes={changes}
      onUse={() => {
        take(figures, location);
        answer(next.used);
      }}
      onKeep={() => answer(next.kept)}
    />
  );
}

/**
 * Applies the link's figures. Starts a new quote if another tab has cleared the quote in progress.
 */
function take(figures: SharedFigures, location: Location | null): void {
  const draft: QuoteDraft | null = currentDraft();
  const isChanged = draft !== null && changeDraft(changesOfShared(draft, figures, location));
  if (!isChanged) replaceDraft(draftOfShared(figures, location));
}
