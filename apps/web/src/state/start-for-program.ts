import { firstOpenQuestion } from '@latchkey/domain';
import { currentQuote } from './confirmation.ts';
import { currentDraft } from './draft.ts';
import { returnAfterQuestions } from './return-address.ts';
import {
  addressOf,
  buyersProgramAddress,
  CONFIRMATION,
  FIRST_QUESTION,
  withPlace,
} from './wizard.ts';

/**
 * Starts the questions for a program, or continues them. After the last one, the program's page
 * says whether it fits. With a complete quote, that page opens right away.
 *
 * @param place the county to fill in, such as "Wayne County, MI". Null if unknown
 * @returns the URL of the next page
 */
export function startForProgram(programId: number, place: string | null): string {
  const pathname = buyersProgramAddress(programId);
  if (currentQuote()) return pathname;
  returnAfterQuestions({ pathname, search: '' });
  const draft = currentDraft();
  const question = draft && firstOpenQuestion(draft);
  if (question === undefined) return CONFIRMATION;
  const next = question ? addressOf(question) : FIRST_QUESTION;
  const leadsToPlace = next === FIRST_QUESTION || question?.question === 'homeLocation';
  return place !== null && leadsToPlace ? withPlace(next, place) : next;
}
