import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  noticed,
  opening,
  openOutbox,
  otherProgram,
  sampleProgram,
} from '../../../test/notices/test-outbox.ts';
import { tokenHash } from '../../auth/mails/secret-token.ts';
import * as mailLinkRepository from '../mail-link-repository.ts';

describe('an email for several subscriptions', () => {
  let outbox: Awaited<ReturnType<typeof openOutbox>>;
  let ids: { readonly program: string; readonly quote: string; readonly holder: string };
  const quoteId = randomUUID();

  beforeAll(async () => {
    outbox = await openOutbox();
  });

  afterAll(() => outbox.close());

  beforeEach(async () => {
    await outbox.clear();
    ids = {
      program: await outbox.subscribe({ subject: otherProgram.slug }),
      quote: await outbox.subscribe({ kind: 'quote', subject: quoteId }),
      holder: await outbox.subscribe(),
    };
    const { id: programId, slug, fullName: programName } = otherProgram;
    const other = { programId, slug, programName };
    const change = { kind: 'rate', before: 6.5, after: 6, date: '2026-11-19' } as const;
    await outbox.write({
      kind: 'changes',
      content: {
        programs: [
          { ...noticed, facts: [opening] },
          { ...other, facts: [opening] },
        ],
        quotes: [{ quoteId, place: 'Austin, TX', price: 285_000, changes: [change] }],
        alsoEnds: [ids.program, ids.quote],
      },
    });
  });

  /**
   * Returns whether the email mentions each of the two programs and the city of the saved quote.
   */
  const said = () => {
    const [{ content = '' } = {}] = outbox.received();
    const words = [sampleProgram.fullName, otherProgram.fullName, 'Austin, TX'];
    return words.map((one) => content.replace(/\s+/g, ' ').includes(one));
  };

  it('has a section for each subscription', async () => {
    expect(await outbox.deliver()).toBe('completed');
    expect(said()).toEqual([true, true, true]);
  });

  it("is sent for the other subscriptions if the email's own subscription ended", async () => {
    await outbox.end(ids.holder);
    expect(await outbox.deliver()).toBe('completed');
    expect(await outbox.newest()).toMatchObject({ state: 'delivered' });
    expect(said()).toEqual([false, true, true]);
  });

  it.each([
    ['program', [true, false, true]],
    ['quote', [true, true, false]],
  ] as const)(
    'leaves out the part about a %s if its subscription ended',
    async (kind, expected) => {
      await outbox.end(ids[kind]);
      await outbox.deliver();
      expect(said()).toEqual(expected);
    },
  );

  it('offers an undo link that does not restart subscriptions that had already ended', async () => {
    await outbox.end(ids.holder);
    await outbox.deliver();
    const [{ source = '' } = {}] = outbox.received();
    const [, token = ''] = /stop\/(\S+)>/.exec(source) ?? [];
    await mailLinkRepository.stop(
      outbox.context.database,
      tokenHash(token),
      outbox.context.clock(),
    );
    await mailLinkRepository.resume(outbox.context.database, tokenHash(token));
    expect(await outbox.subscription()).toMatchObject({
      id: ids.holder,
      endedAt: expect.any(Date),
    });
  });

  it('is not sent once all its subscriptions have ended', async () => {
    for (const id of Object.values(ids)) await outbox.end(id);
    expect(await outbox.deliver()).toBe('completed');
    expect(await outbox.newest()).toMatchObject({ state: 'stopped', attempts: 0 });
    expect(outbox.received()).toEqual([]);
  });
});
