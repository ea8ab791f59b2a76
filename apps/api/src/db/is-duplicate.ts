/** PostgreSQL's code of a row that a unique constraint does not let in. */
const UNIQUE_VIOLATION = '23505';

/** Whether an error means that another row has the value already. */
export function isDuplicate(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && each.code === UNIQUE_VIOLATION) return true;
  }
  return false;
}
