import { randomUUID } from 'node:crypto';
import { type Endpoint, LeadDetails, listLeads, showLead } from '@latchkey/contract';
import type { LightMyRequestResponse } from 'fastify';
import { readConfig } from '../../src/config.ts';
import { runGrant } from '../../src/operator/grants/grant-command.ts';
import { sampleRequest } from '../samples.ts';
import { buildTestApp } from '../test-app.ts';

export type Headers = Record<string, string>;

const unlimited = { LEAD_MAX_PER_ADDRESS: '10000', LEAD_MAX_PER_EMAIL: '10000' };

/**
 * Opens an app with an operator, an ordinary user, and a clock that tests set through `clock.now`.
 *
 * @param environment additional settings
 */
export async function openTestInbox(environment: Record<string, string> = {}) {
  const clock = { now: Date.now() };
  const { app, database } = await buildTestApp({
    leads: readConfig({ ...unlimited, ...environment }).leads,
    clock: () => new Date(clock.now),
  });
  const signUp = async (email: string) => {
    const payload = { email, password: 'three blue doors' };
    const answer = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload });
    const { access_token: token, user } = answer.json();
    const headers: Headers = { authorization: `Bearer ${token}` };
    return { id: String(user.id), headers };
  };
  const operator = await signUp('op@example.com');
  const ordinary = await signUp('buyer@example.com');
  await runGrant(database, { command: 'grant', email: 'OP@example.com', force: true });

  const call = (
    { method, path }: Endpoint,
    headers: Headers,
    id: string,
    payload?: object,
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method,
      url: `/api${path.replace(':id', id)}`,
      headers,
      ...(payload ? { payload } : {}),
    });

  return {
    app,
    database,
    clock,
    operator,
    ordinary,
    signUp,
    call,

    /** Submits a quote. @returns the lead's ID */
    async send(subject: object = {}, rest: object = {}, sent: Headers = {}): Promise<string> {
      const email = `${randomUUID()}@example.com`;
      const answer = await app.inject({
        method: 'POST',
        url: '/api/quotes/submit',
        headers: { 'idempotency-key': randomUUID(), ...sent },
        payload: {
          ...sampleRequest,
          subject: { ...sampleRequest.subject, email, ...subject },
          ...rest,
        },
      });
      return answer.json().data.id;
    },

    async list(body: object) {
      const answer = await call(listLeads, operator.headers, '', body);
      return listLeads.answer.parse(answer.json()).data;
    },

    async lead(id: string): Promise<LeadDetails> {
      const answer = await call(showLead, operator.headers, id);
      return LeadDetails.parse(answer.json().data.lead);
    },
  };
}
