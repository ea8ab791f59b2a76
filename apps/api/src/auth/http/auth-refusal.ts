import { type AuthErrorCode, authErrors } from './auth-errors.ts';

interface Details {
  /** Replaces the usual message of the error code. */
  readonly message?: string;
  /** Replaces the usual status of the error code. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly weakPassword?: { readonly reasons: readonly string[] };
}

/** An error for the client, with one of the protocol's codes. */
export class AuthRefusal extends Error {
  readonly code: AuthErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly weakPassword: Details['weakPassword'];

  constructor(code: AuthErrorCode, { message, status, headers = {}, weakPassword }: Details = {}) {
    super(message ?? authErrors[code].message);
    this.name = 'AuthRefusal';
    this.code = code;
    this.status = status ?? authErrors[code].status;
    this.headers = headers;
    this.weakPassword = weakPassword;
  }
}

/** An error for the `id_token` grant, in OAuth's format, which has no code. */
export class OAuthRefusal extends Error {
  readonly error: string;
  readonly status = 400;

  /** @param description human-readable; the client uses it as the error message */
  constructor(error: string, description: string) {
    super(description);
    this.name = 'OAuthRefusal';
    this.error = error;
  }
}
