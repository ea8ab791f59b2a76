/**
 * PostgreSQL error codes for a temporary outage: connection exceptions, a password that was changed
 * while the server was running, insufficient resources, shutdown by an operator, and the timeouts
 * that we set.
 *
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const temporaryCodes = /^(08...|28P01|53...|57P0[1-5]|57014|55P03|40001|40P01|25P03)$/;

/** System error codes for a connection that was refused, dropped or never answered. */
const networkCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;

/** Messages of node-postgres errors that have no code. */
const driverMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether an error means that the database is temporarily unavailable. */
export function isOutage(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = 'code' in each ? String(each.code) : '';
    if (temporaryCodes.test(code) || networkCodes.test(code) || driverMessages.test(each.message))
      return true;
    // The socket file is missing, so the server is down.
    if (code === 'ENOENT' && 'syscall' in each && each.syscall === 'connect') return true;
    if (each instanceof AggregateError && each.errors.some(isOutage)) return true;
  }
  return false;
}
