/**
 * Error codes of the account server, each with its usual status and message. Codes and messages
 * match the hosted service's, because published clients depend on them.
 */
export const authErrors = {
  anonymous_provider_disabled: { status: 422, message: 'Anonymous sign-ins are disabled' },
  bad_code_verifier: {
    status: 400,
    message: 'code challenge does not match previously saved code verifier',
  },
  bad_json: { status: 400, message: 'Could not parse request body as JSON' },
  bad_jwt: { status: 403, message: 'invalid JWT: unable to parse or verify signature' },
  current_password_invalid: { status: 400, message: 'Current password is not correct.' },
  email_exists: {
    status: 422,
    message: 'A user with this email address has already been registered',
  },
  email_provider_disabled: { status: 422, message: 'Email logins are disabled' },
  flow_state_expired: {
    status: 422,
    message: 'invalid flow state, flow state has expired',
  },
  flow_state_not_found: {
    status: 404,
    message: 'invalid flow state, no valid flow state found',
  },
  insufficient_aal: { status: 403, message: 'AAL2 required' },
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  manual_linking_disabled: { status: 404, message: 'Manual linking is disabled' },
  mfa_challenge_expired: {
    status: 422,
    message:
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
  },
  /** One of our own codes. The authenticator app's code was valid a few minutes ago. */
  mfa_code_expired: { status: 422, message: 'Invalid TOTP code entered: the code has expired' },
  /** Ours. */
  mfa_code_reused: { status: 422, message: 'Invalid TOTP code entered: the code was used before' },
  mfa_factor_name_conflict: {
    status: 422,
    message: 'A factor with the friendly name for this user already exists',
  },
  mfa_factor_not_found: { status: 404, message: 'Factor not found' },
  mfa_phone_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for Phone' },
  mfa_recovery_codes_locked: {
    status: 429,
    message: 'Too many wrong recovery codes. Wait, or use another factor.',
  },
  mfa_recovery_codes_sole_factor: {
    status: 422,
    message: 'Recovery codes cannot be the only factor, enroll another factor first',
  },
  mfa_verification_failed: { status: 422, message: 'Invalid TOTP code entered' },
  mfa_verified_factor_exists: {
    status: 422,
    message: 'A verified factor of this type already exists, unenroll it to continue',
  },
  mfa_webauthn_enroll_not_enabled: { status: 422, message: 'MFA enroll is disabled for WebAuthn' },
  no_authorization: { status: 401, message: 'This endpoint requires a valid Bearer token' },
  not_admin: { status: 403, message: 'User not allowed' },
  not_found: { status: 404, message: 'There is nothing at this address' },
  otp_disabled: { status: 422, message: 'Signups not allowed for otp' },
  otp_expired: { status: 403, message: 'Token has expired or is invalid' },
  over_email_send_rate_limit: { status: 429, message: 'email rate limit exceeded' },
  over_request_rate_limit: { status: 429, message: 'Request rate limit reached' },
  phone_provider_disabled: { status: 400, message: 'Phone signups are disabled' },
  provider_disabled: { status: 400, message: 'Provider is not enabled' },
  provider_access_ended: {
    status: 400,
    message: 'The identity provider no longer confirms this session',
  },
  reauthentication_needed: {
    status: 400,
    message: 'Password update requires reauthentication',
  },
  reauthentication_not_valid: { status: 422, message: 'Nonce has expired or is invalid' },
  refresh_token_already_used: {
    status: 400,
    message: 'Invalid Refresh Token: Already Used',
  },
  refresh_token_not_found: {
    status: 400,
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  },
  request_entity_too_large: { status: 413, message: 'Request entity too large' },
  request_timeout: {
    status: 504,
    message: 'Processing this request timed out, please retry after a moment.',
  },
  same_password: {
    status: 422,
    message: 'New password should be different from the old password.',
  },
  saml_provider_disabled: { status: 404, message: 'SAML 2.0 is disabled' },
  session_expired: { status: 400, message: 'Invalid Refresh Token: Session Expired' },
  session_not_found: {
    status: 403,
    message: 'Session from session_id claim in JWT does not exist',
  },
  signup_disabled: { status: 422, message: 'Signups not allowed for this instance' },
  too_many_enrolled_mfa_factors: {
    status: 422,
    message: 'Maximum number of verified factors reached, unenroll to continue',
  },
  unexpected_failure: {
    status: 500,
    message: 'Unexpected failure, please check server logs for more information',
  },
  user_already_exists: { status: 422, message: 'User already registered' },
  user_banned: { status: 400, message: 'User is banned' },
  user_not_found: { status: 403, message: 'User from sub claim in JWT does not exist' },
  validation_failed: { status: 400, message: 'The request has the wrong format' },
  weak_password: { status: 422, message: 'Password is too weak' },
  web3_provider_disabled: { status: 422, message: 'Web3 provider is disabled' },
} as const satisfies Record<string, { status: number; message: string }>;

export type AuthErrorCode = keyof typeof authErrors;
