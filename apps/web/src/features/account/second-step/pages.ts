import { SECOND_STEP } from '@/state/account/pages.ts';

/** Query parameter that makes the page only create new recovery codes. */
export const CODES_PARAMETER = 'codes';

/** Path to the page that creates new recovery codes. */
export const NEW_CODES = `${SECOND_STEP}?${CODES_PARAMETER}=new`;

/** The props of the components on the page that adds a second step. */
export interface PartProps {
  readonly owner: string;
  readonly email: string;
  /** Whether the user's role requires the second step. */
  readonly isRequired: boolean;
  readonly onDone: () => Promise<void>;
}
