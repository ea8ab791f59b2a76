import type { CatalogProgram } from '@latchkey/domain';
import { Failure } from '../../process/failure.ts';

/**
 * Rejects an edit that makes a program too hard to read. An edit may not raise a program's reading
 * grade above the limit of `npm run catalog -- check`, unless the grade was already above it.
 *
 * @throws {Failure} `invalid-request`
 */
export async function assertPlain(before: CatalogProgram, after: CatalogProgram): Promise<void> {
  // The word lists are loaded only here, because they use memory and few servers ever edit facts.
  const { gradeOf, HIGHEST_GRADE, sentencesFor } = await import('../readability.ts');
  const [old, now] = [before, after].map((program) => {
    const sentences = sentencesFor(program);
    return sentences.length === 0 ? 0 : gradeOf(sentences);
  });
  if (now === undefined || old === undefined || now <= Math.max(HIGHEST_GRADE, old)) return;
  const grade = now.toFixed(1);
  const message = `value must be easier to read: the program's texts are at grade ${grade}, above ${HIGHEST_GRADE}`;
  throw new Failure('invalid-request', {
    fields: [{ field: 'value', code: 'too-hard-to-read', message }],
  });
}
