import { type AuthErrorCode, authErrors } from './auth-errors.ts';

interface Details {
  /** Instead of the code's usual sentence. */
  readonly message?: string;
  /** Instead of the code's usual status. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly weakPassword?: { readonly reasons: readonly string[] };
}

/** What a client of the account server should hear of, with one of the protocol's codes. */
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

/** A refusal in the form of OAuth, which the grant with a provider's token uses: it has no code. */
export class OAuthRefusal extends Error {
  readonly error: string;
  readonly status = 400;

  /** @param description for people; the client makes it the error's message */
  constructor(error: string, description: string) {
    super(description);
    this.name = 'OAuthRefusal';
    this.error = error;
  }
}
