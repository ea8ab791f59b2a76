import {
  type AgencySession,
  type AnswerOf,
  showProgram,
  showPublicProgram,
} from '@latchkey/contract';
import { asc } from '../../src/db/drizzle.ts';
import {
  agencyContacts,
  agencyEvents,
  agencyMails,
  catalogEdits,
  catalogFactChanges,
  catalogTasks,
  noticeSubscriptions,
  rateLimits,
} from '../../src/db/schema.ts';
import { catalogStore } from '../../src/programs/catalog-store.ts';
import { type NoticeSite, openNoticeSite } from '../notices/notice-site.ts';
import { answerTo, problemIn } from '../test-app.ts';
import { shippedCatalog } from '../test-data.ts';

/** Returns the shipped programs whose website is on a host. */
export const programsOn = (host: string) =>
  shippedCatalog().programs.filter(({ website }) => website?.includes(`//www.${host}/`));
const [first, second] = programsOn('michigan.gov');
if (!(first && second)) throw new Error('The shipped catalog changed');

/** Two programs of one agency. */
export const agencyPrograms = { first, second };
export const agencyEmail = 'jo@michigan.gov';
export const form = { website: '', seconds: 20 };

type Cookies = Record<string, string>;
type Answer = Awaited<ReturnType<NoticeSite['app']['inject']>>;

/** Returns the cookies that a response sets. */
export function cookiesOf({ cookies }: Answer): Cookies {
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

export function sessionIn(answer: Answer): AgencySession {
  return answer.json().data.session;
}

/** Returns the code of the problem in a response. */
export async function codeOf(answer: Promise<Answer>): Promise<string> {
  return problemIn(await answer).code;
}

/** Opens a test site for agencies, with a clock and functions for an agency's actions. */
export async function openAgencySite(start: Date) {
  let now = start;
  const store = catalogStore(shippedCatalog);
  const site = await openNoticeSite({ clock: () => now, catalog: store });
  const { app, database, mails: server } = site;
  const { id, slug } = agencyPrograms.first;

  const send = (url: string, payload?: object, cookies: Cookies = {}) =>
    app.inject({ method: 'POST', url: `/api${url}`, cookies, ...(payload && { payload }) });
  const ask = (changes: object = {}, programId = id) =>
    send(`/programs/${programId}/agency-links`, { email: agencyEmail, form, ...changes });
  const tokenFor = async (to = agencyEmail) => {
    const { content } = await server.nextMail(to);
    return /\/agency(?:\?lang=es)?#link=([\w-]{43})/.exec(content)?.[1] ?? '';
  };

  return {
    ...site,
    store,
    clock: () => now,
    later(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    async reset() {
      now = start;
      for (const table of [
        agencyMails,
        agencyContacts,
        agencyEvents,
        catalogEdits,
        catalogFactChanges,
        catalogTasks,
        rateLimits,
        noticeSubscriptions,
      ]) {
        await database.delete(table);
      }
      store.lay([], 0);
    },
    send,
    ask,
    tokenFor,
    mailRows: () => database.select().from(agencyMails).orderBy(asc(agencyMails.createdAt)),
    /** Requests a link in a browser, and opens the emailed link there. */
    async opened(programId = id) {
      const browser = cookiesOf(await ask({}, programId));
      const token = await tokenFor();
      const answer = await send('/agency/open', { token }, browser);
      return { token, answer, cookies: { ...browser, ...cookiesOf(answer) } };
    },
    state: (cookies: Cookies, changes: object = {}, of = slug) => {
      const said = { status: 'open', opensOn: null, moneyLeft: null, ...changes };
      return send(`/agency/programs/${of}/statements`, said, cookies);
    },
    async page(): Promise<AnswerOf<typeof showPublicProgram>['data']> {
      const shown = { ...showPublicProgram, path: `/programs/by-slug/${slug}` } as const;
      return (await answerTo(app, shown)).data;
    },
    async shown(): Promise<AnswerOf<typeof showProgram>['data']['program']> {
      const shown = { ...showProgram, path: `/quotes/programs/${id}` } as const;
      return (await answerTo(app, shown)).data.program;
    },
  };
}

export type AgencySite = Awaited<ReturnType<typeof openAgencySite>>;
