/** PostgreSQL's error code for a violated unique constraint. */
const UNIQUE_VIOLATION = '23505';

/** Whether an error means that another row already has a value that must be unique. */
export function isDuplicate(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && each.code === UNIQUE_VIOLATION) return true;
  }
  return false;
}
