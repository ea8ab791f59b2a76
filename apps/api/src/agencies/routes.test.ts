import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AgencySite,
  agencyEmail,
  agencyPrograms,
  codeOf,
  cookiesOf,
  form,
  openAgencySite,
  programsOn,
  sessionIn,
} from '../../test/agencies/agency-site.ts';
import { problemIn } from '../../test/test-app.ts';
import { agencyContacts } from '../db/schema.ts';
import { runGrant } from '../operator/grants/grant-command.ts';

const start = new Date('2026-11-24T02:30:00Z');
const { first: program, second } = agencyPrograms;
const { id, slug } = program;

describe('links for agencies', () => {
  let site: AgencySite;
  const settled = () =>
    vi.waitFor(
      async () =>
        expect((await site.mailRows()).filter(({ state }) => state === 'waiting')).toEqual([]),
      { timeout: 20_000 },
    );

  beforeAll(async () => {
    site = await openAgencySite(start);
  });

  afterAll(() => site.close());

  beforeEach(() => site.reset());

  it('emails a link that works once, within 15 minutes, only in the browser that requested it', async () => {
    const { token, answer, cookies } = await site.opened(second.id);
    expect(answer.statusCode).toBe(201);
    const session = sessionIn(answer);
    expect(session).toMatchObject({ email: agencyEmail, monthly: false });
    expect(session.programs.map((one) => one.slug)).toEqual([
      second.slug,
      ...programsOn('michigan.gov').flatMap((one) => (one === second ? [] : one.slug)),
    ]);
    expect(session.endsAt).toBe(new Date(site.clock().getTime() + 15 * 60_000).toISOString());
    // Replayed in the same browser, and with the session's cookie
    expect(await codeOf(site.send('/agency/open', { token }, cookies))).toBe('agency-link-used');
    const again = await site.app.inject({ url: '/api/agency/session', cookies });
    expect(sessionIn(again)).toEqual(session);
    const [mail] = await site.mailRows();
    expect(mail).toMatchObject({ state: 'delivered', slug: second.slug });
    expect(JSON.stringify(mail)).not.toContain(token);
  });

  it('does not use up the link when an email scanner fetches it', async () => {
    const browser = cookiesOf(await site.ask());
    const token = await site.tokenFor();
    for (const url of ['/agency', `/api/agency/open?token=${token}`]) {
      await site.app.inject({ url, headers: { accept: 'text/html' } });
    }
    expect((await site.send('/agency/open', { token }, browser)).statusCode).toBe(201);
  });

  it('rejects an expired link and a link that never existed', async () => {
    const browser = cookiesOf(await site.ask());
    const token = await site.tokenFor();
    site.later(15);
    expect(await codeOf(site.send('/agency/open', { token }, browser))).toBe('agency-link-used');
    const made = 'x'.repeat(43);
    expect(await codeOf(site.send('/agency/open', { token: made }, browser))).toBe(
      'agency-link-used',
    );
    expect(await codeOf(site.send('/agency/open', { token: 'x' }, browser))).toBe(
      'invalid-request',
    );
  });

  it('rejects a forwarded link, and offers only to send a new link to the original address', async () => {
    const browser = cookiesOf(await site.ask());
    const token = await site.tokenFor();
    const elsewhere = site.send('/agency/open', { token }, {});
    expect(await codeOf(elsewhere)).toBe('agency-link-elsewhere');
    const stranger = { 'latchkey-browser': 'someone-else' };
    expect(await codeOf(site.send('/agency/open', { token }, stranger))).toBe(
      'agency-link-elsewhere',
    );

    const renewed = await site.send('/agency/links', { token }, stranger);
    expect(renewed.statusCode).toBe(204);
    const fresh = await site.tokenFor();
    expect(fresh).not.toBe(token);
    expect(await codeOf(site.send('/agency/open', { token: fresh }, browser))).toBe(
      'agency-link-elsewhere',
    );
    expect((await site.send('/agency/open', { token: fresh }, stranger)).statusCode).toBe(201);
    // The first link still opens where it was asked for.
    expect((await site.send('/agency/open', { token }, browser)).statusCode).toBe(201);
  });

  it('opens a link for only one of two concurrent requests', async () => {
    const browser = cookiesOf(await site.ask());
    const token = await site.tokenFor();
    const both = await Promise.all(
      [1, 2, 3].map(() => site.send('/agency/open', { token }, browser)),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404, 404]);
  });

  it.each([
    ['agency@gmail.com', 'free-mail'],
    ['jo+tag@michigan.gov', 'tagged'],
    ['jo@dot.michigan.gov', 'shared-host'],
    ['jo@google.com', 'shared-host'],
    ['jo@michigan.gov.evil.com', 'other-site'],
    ['jo@michlgan.gov', 'other-site'],
    ['jo@xn--mchigan-n2a.gov', 'other-site'],
    ['jo@ohiohome.org', 'other-site'],
  ])('sends no link to %s, and returns the kind of address: %s', async (wrong, kind) => {
    const answer = await site.ask({ email: wrong });
    expect([answer.statusCode, answer.json()]).toEqual([202, { data: { address: kind } }]);
    await settled();
    expect(await site.mailRows()).toEqual([]);
    expect(await site.database.select().from(agencyContacts)).toEqual([]);
  });

  it('rejects look-alike characters in an address, and drops requests from bots', async () => {
    for (const wrong of [
      'jo@m\u0456chigan.gov',
      'jo@michigan\u3002gov',
      'jo@a@michigan.gov',
      'jo',
    ]) {
      expect(await codeOf(site.ask({ email: wrong }))).toBe('invalid-request');
    }
    expect((await site.ask({ form: { website: 'x', seconds: 20 } })).statusCode).toBe(202);
    expect(await site.mailRows()).toEqual([]);
    expect(await codeOf(site.ask({}, 999_999))).toBe('program-not-found');
  });

  it('limits the requests from one network', async () => {
    const url = `/api/programs/${id}/agency-links`;
    const answers: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      const payload = { email: `jo${i}@example.com`, form };
      const remoteAddress = '203.0.113.7';
      const answer = await site.app.inject({ method: 'POST', url, payload, remoteAddress });
      answers.push(answer.statusCode);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
  });

  it('lets an editor invite an email address and cancel the invitation', async () => {
    const address = 'editor@example.com';
    const { headers } = await site.signUp(address);
    await runGrant(site.database, {
      command: 'grant',
      email: address,
      role: 'catalog',
      force: true,
    });
    const invited = 'helper@gmail.com';
    const url = `/api/operator/catalog/${slug}/invitations`;
    const payload = { email: invited };
    const answer = await site.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBe(201);
    const [invitation] = answer.json().data.program.invitations;
    expect(invitation).toMatchObject({ email: invited, monthly: false });
    const tagged = { email: 'a+b@gmail.com' };
    const refused = site.app.inject({ method: 'POST', url, headers, payload: tagged });
    expect(problemIn(await refused).code).toBe('invalid-request');
    const strangers = await site.app.inject({ method: 'POST', url, payload });
    expect(strangers.statusCode).toBe(401);

    // The response is the same as without an invitation.
    const browser = await site.ask({ email: invited });
    expect(browser.json()).toEqual({ data: { address: 'free-mail' } });
    const token = await site.tokenFor(invited);
    const opening = await site.send('/agency/open', { token }, cookiesOf(browser));
    expect(sessionIn(opening).programs.map((one) => one.slug)).toEqual([slug]);
    const cookies = { ...cookiesOf(browser), ...cookiesOf(opening) };
    expect(await codeOf(site.state(cookies, {}, second.slug))).toBe('program-not-found');

    const end = `${url}/${invitation.id}/end`;
    expect((await site.app.inject({ method: 'POST', url: end, headers })).statusCode).toBe(201);
    expect(await codeOf(site.state(cookies))).toBe('program-not-found');
    const [contact] = await site.database.select().from(agencyContacts);
    expect(contact?.endedAt).not.toBe(null);
  });
});
