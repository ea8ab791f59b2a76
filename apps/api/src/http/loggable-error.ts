interface LoggableError extends Record<string, unknown> {
  readonly type: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly stack: string;
}

/**
 * An error without user input. The message of a failed query lists its parameters, and the
 * database's own message may repeat a value, so both are left out.
 */
export function loggableError(error: Error): LoggableError {
  const isQuery = 'query' in error;
  const cause = error.cause instanceof Error ? error.cause : error;
  return {
    type: error.name,
    message: isQuery ? `Failed query: ${String(error.query)}` : error.message,
    code: 'code' in cause ? String(cause.code) : undefined,
    stack: frames(error) || frames(cause),
  };
}

/** The frames of a stack. Its first lines repeat the message. */
function frames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
