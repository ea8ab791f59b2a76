import type { AnswerOf, showOpenData } from '@latchkey/contract';
import type { PublishedChange } from '@latchkey/domain';
import { dayOf } from '../process/clock.ts';
import type { Catalog } from '../programs/catalog.ts';

/** Returns a change as the public pages list it. */
export function listedChange(
  { id, slug, program, createdAt, what, sourceUrl, sourceDay }: PublishedChange,
  catalog: Pick<Catalog, 'findBySlug'>,
): AnswerOf<typeof showOpenData>['data']['changes'][number] {
  const isListed = catalog.findBySlug(slug) !== undefined;
  const day = dayOf(createdAt);
  return { id, slug, program: program.fullName, isListed, day, what, sourceUrl, sourceDay };
}
