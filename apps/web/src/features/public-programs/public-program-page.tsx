import { type MissingPage as Missing, stateIn } from '@latchkey/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { day } from '@/lib/format.ts';
import { publicProgramsText as text } from '@/lib/texts.ts';
import { isMissing, publicProgramQuery } from '@/state/public-queries.ts';
import { LoadedPage } from '@/ui/loaded-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { ProgramFacts } from './program/program-facts.tsx';

/** The public page of a program. */
export function PublicProgramPage() {
  const { slug = '' } = useParams();
  return (
    <LoadedPage of={slug} title={text.programs()} width="article">
      <LoadedProgram slug={slug} />
    </LoadedPage>
  );
}

function LoadedProgram({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(publicProgramQuery(slug));
  return isMissing(data) ? (
    <MissingProgram slug={slug} missing={data} />
  ) : (
    <ProgramFacts facts={data} />
  );
}

function MissingProgram({ slug, missing }: { slug: string; missing: Missing }) {
  const { leftOn } = missing;
  const title = missing.missing === 'retired' ? text.retiredProgram() : text.missingProgram();
  const reason = leftOn === null ? {} : { reason: text.retiredOn({ day: day(leftOn) }) };
  return <MissingPage title={title} state={stateIn({ slug })} {...reason} />;
}
