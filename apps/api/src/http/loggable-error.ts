interface LoggableError extends Record<string, unknown> {
  readonly type: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly stack: string;
}

/**
 * An error without what people entered: a failed query tells its parameters in its message, and
 * what the database says of them may repeat a value.
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

/** The places of a stack without its first lines, which repeat the message. */
function frames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
