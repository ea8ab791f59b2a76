/**
 * Codes that tell of a database which cannot serve just now: PostgreSQL's classes of connection
 * exceptions, lack of resources and an operator's shutdown, and the time-outs that we set.
 *
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const passing = /^(08...|53...|57P0[1-5]|57014|55P03|40001|40P01|25P03)$/;

/** The system's own, of a connection that is refused, cut or not answered. */
const broken =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;

/** What node-postgres says without a code. */
const said =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether an error means that the database does not serve now, and may again in a moment. */
export function isOutage(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = 'code' in each ? String(each.code) : '';
    if (passing.test(code) || broken.test(code) || said.test(each.message)) return true;
    // A socket file that is gone: the server is down.
    if (code === 'ENOENT' && 'syscall' in each && each.syscall === 'connect') return true;
    if (each instanceof AggregateError && each.errors.some(isOutage)) return true;
  }
  return false;
}
