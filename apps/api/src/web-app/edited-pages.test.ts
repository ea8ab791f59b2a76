import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathIn, pathOf } from '@latchkey/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderedFiles, writeFiles } from '../../test/built-web-app.ts';
import {
  type DataFixture,
  dataFixture,
  otherProcess,
  withinASecond,
} from '../../test/open-data/data-fixture.ts';

/** Code that renders the facts that the tests change, from the page's data. */
const renderer = `
  const words = ({ publicProgram, statePrograms, openData }) => [
    publicProgram?.program?.agencyName,
    ...[...(statePrograms?.local ?? []), ...(statePrograms?.statewide ?? [])]
      .map(({ agencyName }) => agencyName),
    openData && [
      'version ' + openData.version,
      openData.files.find(({ name }) => name === 'programs.csv').rows + ' programs',
      openData.changes.length + ' changes',
    ].join(', '),
  ];
  export const pageRenderer = async () => ({ answers }) => ({
    head: '<title>A page</title>',
    content: words(answers).filter(Boolean).join('; '),
    styles: '',
    firstScript: '',
  });`;

describe("the server's pages after an edit", () => {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-edited-pages-'));
  let fixture: DataFixture;
  let site: FastifyInstance;
  let other: FastifyInstance;

  beforeAll(async () => {
    writeFiles(folder, { ...renderedFiles, '.server/render-pages.js': renderer });
    fixture = await dataFixture({ webApp: folder });
    site = fixture.app;
    other = await otherProcess(fixture, { webApp: folder });
  });
  beforeEach(() => fixture.clear());
  afterAll(async () => {
    await other.close();
    await fixture.close();
    rmSync(folder, { recursive: true });
  });

  /**
   * Returns the content of a page, without the data that the page embeds for the browser. On a busy
   * machine, the server may first send a page without content.
   */
  const contentAt = (url: string, app: FastifyInstance) =>
    vi.waitFor(async () => {
      const [, content = ''] =
        /<div id="root">([^<]*)<\/div>/.exec((await app.inject(url)).body) ?? [];
      if (content === '') throw new Error(`${url} has no content`);
      return content;
    }, 60_000);

  it("show a new fact on the program's page and its state's page in another process within a second", async () => {
    const { program, edit, undo } = fixture;
    const name = 'The Edited Agency';
    const pages = [pathOf('publicProgram', { slug: program.slug }), '/programs/mi'];
    const addresses = pages.flatMap((page) => [page, pathIn('es', page)]);
    /**
     * Checks whether each page contains the agency's new name on the first visit after the process
     * has seen the edit.
     */
    const expectEverywhere = async (isNamed: boolean) => {
      await vi.waitFor(async () => {
        const { body } = await other.inject('/api/programs/states/mi');
        expect(body.includes(name)).toBe(isNamed);
      }, withinASecond);
      for (const app of [site, other]) {
        for (const url of addresses) {
          const content = await contentAt(url, app);
          expect([url, content.includes(name)]).toEqual([url, isNamed]);
        }
      }
    };
    await expectEverywhere(false);
    await edit('agencyName', name);
    await expectEverywhere(true);
    await undo('agencyName');
    await expectEverywhere(false);
  });

  it('show the current counts and data version on the first visit after an edit, and after the edit is undone', async () => {
    const { program, edit, undo } = fixture;
    const before = await contentAt('/data', site);
    const programs = fixture.store.catalog.size;
    expect(before).toBe(`version 2026-11-23, ${programs} programs, 0 changes`);
    await edit('rules.minCreditScore', program.rules.minCreditScore === 600 ? 620 : 600);
    expect(await contentAt('/data', site)).toBe(
      `version 2026-12-01, ${programs} programs, 1 changes`,
    );
    await undo('rules.minCreditScore');
    expect(await contentAt('/data', site)).toBe(before);
  });
});
