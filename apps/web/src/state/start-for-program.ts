import { firstOpenQuestion, householdSizes, type Location } from '@latchkey/domain';
import { currentQuote } from './confirmation.ts';
import { currentDraft, saveAnswer } from './draft.ts';
import { returnAfterQuestions } from './return-address.ts';
import {
  addressOf,
  buyersProgramAddress,
  CONFIRMATION,
  FIRST_QUESTION,
  isProgramId,
  placeIn,
  withPlace,
} from './wizard.ts';

/** Query parameters of the first question's URL. They start the questions for a program. */
const PROGRAM = 'program';
const HOUSEHOLD = 'household';

/** The values that the questions start with. */
interface Start {
  readonly programId: number;
  /** The ID of the location to fill in. Null if unknown. */
  readonly placeId: Location['id'] | null;
  /** Number of people. Null if unknown. */
  readonly household: number | null;
}

/**
 * Returns a URL that starts the questions for a program. After the last question, the program's
 * page shows whether the program matches the buyer's answers. The URL contains all values, so that
 * it works in a new tab.
 */
export function startAddress({ programId, placeId, household }: Start): string {
  const search = new URLSearchParams({ [PROGRAM]: String(programId) });
  if (household !== null) search.set(HOUSEHOLD, String(household));
  const address = `${FIRST_QUESTION}?${search}`;
  return placeId === null ? address : withPlace(address, placeId);
}

/**
 * Starts or resumes the questions for the program in the first question's URL. Fills in the
 * household unless the buyer has already answered that question. If the quote is complete, the
 * program's page opens right away.
 *
 * @returns the URL of the next page. Null if the URL contains no program
 */
export function startForProgram(search: URLSearchParams): string | null {
  const programId = search.get(PROGRAM) ?? '';
  if (!isProgramId(programId)) return null;
  const pathname = buyersProgramAddress(Number(programId));
  if (currentQuote()) return pathname;
  returnAfterQuestions({ pathname, search: '' });
  const household = householdSizes.find((size) => String(size) === search.get(HOUSEHOLD)) ?? null;
  const draft = currentDraft();
  if (draft?.householdSize === null && household !== null) saveAnswer('householdSize', household);
  const question = draft && firstOpenQuestion(draft);
  if (question === undefined) return CONFIRMATION;
  const next = question ? addressOf(question) : FIRST_QUESTION;
  const leadsToPlace = next === FIRST_QUESTION || question?.question === 'homeLocation';
  const placeId = placeIn(search);
  return placeId !== null && leadsToPlace ? withPlace(next, placeId) : next;
}
