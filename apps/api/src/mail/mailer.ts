import type { FastifyBaseLogger } from 'fastify';
import { canTryAgain, causeOf } from './delivery-failure.ts';
import type { Mail, MailTransport } from './mail.ts';

/** Sends mails while requests go on. */
export interface Mailer {
  /**
   * Sends a mail soon: not within the caller's request, whose time must not tell whether there was
   * one. Tried again a few times; lost if the server is killed meanwhile.
   */
  send(mail: Mail): void;
  /**
   * Writes a mail soon, and sends it: where already the look for whom to write to is not for the
   * caller's request.
   *
   * @param write gives nothing where there is no mail to send
   */
  compose(kind: string, write: () => Promise<Mail | undefined>): void;
  /** Sends a mail now, once: for a job that has its own way to try again. */
  deliver(mail: Mail): Promise<void>;
  /** Sends what waits, as far as that can be done soon, and ends. */
  close(): Promise<void>;
}

interface Options {
  /** How long to wait before each new try, in milliseconds. */
  readonly pauses?: readonly number[];
  /** How many mails may wait; more are given up, with a line in the log. */
  readonly capacity?: number;
  /** How long the last mails may take when the server ends, in milliseconds. */
  readonly grace?: number;
  /** Whether the log shows where mails lead that are only written to files: a link is a key. */
  readonly logsLinks?: boolean;
}

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

const AT_ONCE = 2;

export function mailer(
  transport: MailTransport,
  log: Log,
  {
    pauses = [1_000, 10_000, 60_000],
    capacity = 1_000,
    grace = 5_000,
    logsLinks = false,
  }: Options = {},
): Mailer {
  interface Task {
    readonly kind: string;
    readonly write: () => Promise<Mail | undefined>;
    readonly tries: number;
  }
  const ready: Task[] = [];
  const resting = new Map<NodeJS.Timeout, Task>();
  const underWay = new Set<Promise<void>>();
  let isClosing = false;

  async function deliver({ kind, link, ...mail }: Mail): Promise<void> {
    const { file } = await transport.deliver({ kind, ...mail });
    if (file === undefined) log.info({ mail: kind }, 'mail sent');
    else log.info({ mail: kind, file, ...(logsLinks ? { link } : {}) }, 'mail written');
  }

  async function attempt(task: Task): Promise<void> {
    let mail: Mail | undefined;
    try {
      mail = await task.write();
    } catch (err) {
      tryAgain(task, canTryAgain(err), { err });
      return;
    }
    try {
      if (mail) await deliver(mail);
    } catch (error) {
      tryAgain({ ...task, write: async () => mail }, canTryAgain(error), causeOf(error));
    }
  }

  function tryAgain({ tries, ...task }: Task, canHelp: boolean, cause: object): void {
    const pause = pauses[tries];
    if (isClosing || pause === undefined || !canHelp) {
      log.error({ mail: task.kind, ...cause }, 'mail lost');
      return;
    }
    log.warn({ mail: task.kind, ...cause }, 'mail not sent yet');
    rest({ ...task, tries: tries + 1 }, pause);
  }

  function rest(task: Task, pause: number): void {
    const timer = setTimeout(() => {
      resting.delete(timer);
      ready.push(task);
      next();
    }, pause);
    timer.unref();
    resting.set(timer, task);
  }

  function next(): void {
    while (underWay.size < AT_ONCE) {
      const task = ready.shift();
      if (!task) return;
      const work: Promise<void> = attempt(task).then(() => {
        underWay.delete(work);
        next();
      });
      underWay.add(work);
    }
  }

  async function drain(): Promise<void> {
    for (const [timer, task] of resting) {
      clearTimeout(timer);
      ready.push(task);
    }
    resting.clear();
    next();
    while (underWay.size > 0) await Promise.all(underWay);
  }

  function compose(kind: string, write: Task['write']): void {
    if (isClosing || ready.length + resting.size >= capacity) {
      log.error({ mail: kind }, 'mail lost: too many wait');
      return;
    }
    ready.push({ kind, write, tries: 0 });
    setImmediate(next);
  }

  return {
    send: (mail) => compose(mail.kind, async () => mail),
    compose,
    deliver,
    async close() {
      isClosing = true;
      const { promise: isLate, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, grace);
      await Promise.race([drain(), isLate]);
      clearTimeout(timer);
      if (ready.length > 0) log.error({ mails: ready.length }, 'mails lost');
      transport.close();
    },
  };
}
