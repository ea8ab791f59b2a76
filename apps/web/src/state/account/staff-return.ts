import { FAILURE_PARAMETER, ProviderSignInFailure } from '@latchkey/contract';
import { create } from 'zustand';
import { DIALOG_PARAMETER } from './account-dialog.ts';

/**
 * Query parameters that the account service sets when it redirects back from the identity provider.
 */
const PARAMETERS = [DIALOG_PARAMETER, 'code', 'error', FAILURE_PARAMETER];

interface StaffReturn {
  /**
   * The code to exchange for a session. Null if there is no code or the app has already sent it,
   * because a code works only once.
   */
  readonly code: string | null;
  /** Whether the account service is exchanging the code for a session. */
  readonly isFinishing: boolean;
  /** Why the sign-in at the provider failed. Null if it did not fail. */
  readonly failure: ProviderSignInFailure | null;
}

/** The result of the sign-in at the company's identity provider. The sign-in form reads it once. */
export const useStaffReturn = create<StaffReturn>(() => ({
  code: null,
  isFinishing: false,
  failure: null,
}));

/** Stores the result from the URL's parameters. Returns the other parameters. */
export function takeStaffReturn(parameters: URLSearchParams): URLSearchParams {
  const { data: failure = null } = ProviderSignInFailure.safeParse(
    parameters.get(FAILURE_PARAMETER),
  );
  const code = parameters.get('code');
  if (code !== null || failure !== null) useStaffReturn.setState({ code, failure });
  const rest = new URLSearchParams(parameters);
  for (const name of PARAMETERS) rest.delete(name);
  return rest;
}
