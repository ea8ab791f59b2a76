import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { copyRepository, servedPages } from '../../test/repository-copy.ts';

/** The UI text that every page needs, in the new language. */
const everyPage = "export const everyPage = { language: 'Français', loadFailure: 'Rechargez' };";

// Builds the web app, which takes seconds.
it.runIf(inject('isFull'))(
  'shows a language that has only a folder of UI text, with untranslated pages in English',
  {
    timeout: 360_000,
  },
  () => {
    const copy = copyRepository();
    onTestFinished(copy.remove);
    const language = join(copy.folder, 'packages/texts/src/fr');
    mkdirSync(language);
    // One page in a made-up language, in which only the main button is translated.
    const english = readFileSync(join(language, '../en/landing.ts'), 'utf8');
    writeFileSync(
      join(language, 'landing.ts'),
      english.replace("start: 'Get my quote'", "start: 'Un peu plus loin'"),
    );
    writeFileSync(join(language, 'every-page.ts'), everyPage);

    const pages = servedPages(copy, ['/fr', '/fr/privacy']);
    const landing = pages['/fr']?.body;
    expect(landing).toContain('Un peu plus loin');
    expect(landing).toMatch(/<a href="\/fr"[^>]*>Français<\/a>/);
    expect(landing).toContain('hreflang="fr"');
    expect(pages['/fr/privacy']?.body).toContain('Privacy');
  },
);
