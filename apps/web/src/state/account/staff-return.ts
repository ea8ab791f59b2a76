import { FAILURE_PARAMETER, ProviderSignInFailure } from '@latchkey/contract';
import { create } from 'zustand';
import { DIALOG_PARAMETER } from './account-dialog.ts';

/** Query parameters with which the account service returns a browser from the identity provider. */
const PARAMETERS = [DIALOG_PARAMETER, 'code', 'error', FAILURE_PARAMETER];

interface StaffReturn {
  /** The code for a session. Null without a code, and once it is sent, because it works once. */
  readonly code: string | null;
  /** Whether the account service is exchanging the code for a session. */
  readonly isFinishing: boolean;
  /** Why the sign-in at the provider failed. Null if it did not. */
  readonly failure: ProviderSignInFailure | null;
}

/** How the sign-in at the company's identity provider ended. The sign-in form reads it once. */
export const useStaffReturn = create<StaffReturn>(() => ({
  code: null,
  isFinishing: false,
  failure: null,
}));

/** Reads the parameters from the URL, and removes them. */
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
