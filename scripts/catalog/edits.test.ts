import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newServerDatabase } from '@latchkey/api/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../apps/api/src/config.ts';
import { connect } from '../../apps/api/src/db/connect.ts';
import { version } from '../../apps/api/src/process/version.ts';
import { catalogOf } from '../../apps/api/src/programs/catalog.ts';
import { catalogStore } from '../../apps/api/src/programs/catalog-store.ts';
import { editFact } from '../../apps/api/src/programs/edits/change-fact.ts';
import { loadCatalog } from '../../apps/api/src/reference-data/load-catalog.ts';
import { exportEdits, importFile, writeIntoFiles } from './edits.ts';

const folder = mkdtempSync(join(tmpdir(), 'latchkey-edits-'));
const files = loadCatalog();
const [program] = files;
if (!program) throw new Error('The shipped catalog is empty');
const now = new Date('2030-01-02T10:00:00Z');
const databases = new Map<string, string>();
const configOf = (name: string) =>
  readConfig({ DATA_DIR: join(folder, name), DATABASE_URL: databases.get(name) });

beforeAll(async () => {
  for (const name of ['first', 'second', 'third', 'fourth']) {
    databases.set(name, await newServerDatabase());
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

async function edit(name: string, value: string, sourceDay = '2030-01-01'): Promise<void> {
  const { database, close } = await connect(configOf(name));
  const store = catalogStore(() => catalogOf(files));
  await editFact(
    { database, store, clock: () => now },
    {
      slug: program?.slug ?? '',
      fact: 'programName',
      value,
      sourceUrl: 'https://agency.example.gov/',
      sourceDay,
      quote: `It is called ${value}.`,
      lastEditId: null,
      editorId: randomUUID(),
    },
  );
  await close();
}

describe("operators' edits", () => {
  it('imports edits into another installation only once, and writes the edits into the catalog files', async () => {
    await edit('first', 'Ours');
    const exported = await exportEdits(files, configOf('first'));
    expect(exported.programs).toMatchObject([{ slug: program.slug, programName: 'Ours' }]);
    expect(exported.edits).toMatchObject([{ release: version, quote: 'It is called Ours.' }]);
    expect(exported.programs[0]?.sources.at(-1)?.quotes).toMatchObject([{ fact: 'programName' }]);
    const earlier = exported.edits.map((one) => ({ ...one, release: '0.0.9' }));
    const content: unknown = JSON.parse(JSON.stringify({ edits: earlier }));

    const bring = () => importFile(content, files, configOf('second'), now);
    expect(await bring()).toEqual({ added: 1, known: 0, kept: [], conflicts: [] });
    expect(await bring()).toEqual({ added: 0, known: 1, kept: [], conflicts: [] });
    const moved = { ...exported, edits: earlier };
    expect(await exportEdits(files, configOf('second'))).toEqual(moved);

    const copy = join(folder, 'programs');
    cpSync(fileURLToPath(new URL('../../data/programs', import.meta.url)), copy, {
      recursive: true,
    });
    writeIntoFiles(copy, exported.programs);
    const written = loadCatalog({ from: copy });
    expect(written.find(({ slug }) => slug === program.slug)).toEqual(exported.programs[0]);
    expect(await exportEdits(written, configOf('second'))).toMatchObject({
      programs: [],
      conflicts: 0,
    });
  });

  it('keeps a local edit that is as new as the imported one, and rejects invalid edits', async () => {
    await edit('third', 'Theirs');
    const { edits } = await exportEdits(files, configOf('third'));
    await edit('fourth', 'Own');
    // A file from a version before 0.2.0 has this format.
    const older = edits.map(({ release, quote, ...rest }) => rest);
    const kept = [`${program.slug} programName`];
    expect(await importFile({ edits: older }, files, configOf('fourth'), now)).toMatchObject({
      added: 0,
      kept,
    });
    const wrong = { edits: [{ ...edits[0], fact: 'slug' }] };
    await expect(importFile(wrong, files, configOf('fourth'), now)).rejects.toThrow('fact');
    const long = { edits: [{ ...edits[0], quote: 'x'.repeat(201) }] };
    await expect(importFile(long, files, configOf('fourth'), now)).rejects.toThrow('quote');
  });
});
