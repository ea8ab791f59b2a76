import { closeCatalogTask, confirmNotices, reportCorrection } from '@latchkey/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type NoticeSite, openNoticeSite } from '../../test/notices/notice-site.ts';
import { answerTo } from '../../test/test-app.ts';
import { shippedCatalog } from '../../test/test-data.ts';
import { catalogTasks, noticeSubscriptions, notices } from '../db/schema.ts';
import { runGrant } from '../operator/grants/grant-command.ts';

const [program] = shippedCatalog().programs;
if (!program) throw new Error('The shipped catalog is empty');
const { id: programId, slug } = program;

describe('the outcome of a correction', () => {
  let site: NoticeSite;
  let editor: Record<string, string>;
  let email: string;
  let people = 0;

  const report = () =>
    site.app.inject({
      method: reportCorrection.method,
      url: `/api/programs/${programId}/corrections`,
      payload: {
        about: 'funding',
        says: `The money is gone, says ${email}.`.replace('@', ' at '),
        address: 'https://agency.example.gov/news',
        email,
        form: { website: '', seconds: 20 },
      },
    });
  const confirm = async () => {
    const { content } = await site.mails.nextMail(email);
    const [, token = ''] = /\/notices(?:\?lang=es)?#confirm=([\w-]{43})/.exec(content) ?? [];
    return answerTo(site.app, confirmNotices, { body: { token } });
  };
  const close = async (outcome: 'changed' | 'not-changed') => {
    const [task] = await site.database.select().from(catalogTasks);
    return site.app.inject({
      method: closeCatalogTask.method,
      url: `/api/operator/catalog/${slug}/tasks/${task?.id}/close`,
      headers: editor,
      payload: { outcome },
    });
  };

  beforeAll(async () => {
    site = await openNoticeSite();
    const address = 'editor@example.com';
    ({ headers: editor } = await site.signUp(address));
    const grant = { command: 'grant', email: address, role: 'catalog', force: true } as const;
    await runGrant(site.database, grant);
  });

  afterAll(() => site.close());

  beforeEach(async () => {
    // Deletes rows in the order in which a running delivery locks these tables.
    await site.database.delete(notices);
    await site.database.delete(noticeSubscriptions);
    await site.database.delete(catalogTasks);
    people += 1;
    email = `reporter-${people}@example.com`;
  });

  it('emails the outcome to a sender who confirmed the address', async () => {
    expect((await report()).statusCode).toBe(204);
    const [task] = await site.database.select().from(catalogTasks);
    expect(JSON.stringify(task)).not.toContain('@');
    expect(await confirm()).toEqual({ data: { subject: { kind: 'correction' } } });
    expect((await close('changed')).statusCode).toBe(201);
    const { subject, content } = await site.mails.nextMail(email);
    expect(subject).toBe('We checked your correction');
    expect(content).toContain(program.fullName);
    expect(content).toContain('corrected the program');
    expect((await close('changed')).statusCode).toBe(409);
    expect(await site.database.select().from(notices)).toHaveLength(2);
  });

  it('emails the outcome when the sender confirms the address after the decision', async () => {
    await report();
    await close('not-changed');
    await confirm();
    expect((await site.mails.nextMail(email)).content).toContain('so we changed nothing');
  });
});
