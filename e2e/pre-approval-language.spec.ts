import { sessionItems } from './accounts.ts';
import { completeDraft, draftItems } from './drafts.ts';
import { expect, test } from './fixtures.ts';
import { newOperator } from './leads.ts';
import { mailsTo } from './mail-server.ts';

test('a buyer asks in Spanish, and the team learns it', { tag: '@phone-first' }, async ({
  page,
  request,
  store,
}) => {
  const email = `lucia.${crypto.randomUUID()}@example.com`;
  const { session } = await newOperator(request);
  await store({ ...draftItems(completeDraft()) });
  await page.clock.install();
  await page.goto('/quote/pre-approval');
  const english = page.getByRole('checkbox', { name: /may call me/ });
  const spanish = page.getByRole('checkbox', { name: /puede llamarme/ });

  await test.step('a consent to the English text does not count in Spanish', async () => {
    await page.getByLabel('Phone Number').fill('512 555 0123');
    await english.check();
    await page.getByRole('button', { name: 'Español' }).first().click();
    await expect(spanish).not.toBeChecked();
    await page
      .getByRole('textbox', { name: /^Nombre completo/ })
      .fill('María José Núñez de la Peña');
    await page.getByRole('textbox', { name: /^Correo electrónico/ }).fill(email);
    await spanish.check();
  });

  await test.step('she gets her email in Spanish', async () => {
    await page.clock.fastForward(5_000);
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText('María José Núñez de la Peña').first()).toBeVisible();
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    const [mail] = await mailsTo(email);
    expect(mail).toContain('Subject: Tenemos su solicitud');
    expect(mail).toContain('<html lang="es">');
  });

  await test.step('the team reads which language she prefers', async () => {
    await store(sessionItems(session));
    await page.goto('/operator/leads');
    await page.getByRole('searchbox', { name: 'Search' }).fill(email);
    const found = page.getByRole('link', { name: /Núñez/ });
    await expect(found).toHaveCount(1);
    await found.click();
    await expect(page.getByText('Prefers Spanish')).toBeVisible();
    await expect(page.getByText('consent text 2026-11-es')).toBeVisible();
  });

  await test.step('a number in English does not count if Spanish has no phone field', async () => {
    await page.route('**/profile?lang=es', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/("phoneConsent":){[^}]*}/, '$1null');
      await route.fulfill({ response: answer, body });
    });
    await store(draftItems(completeDraft()));
    await page.goto('/quote/pre-approval');
    await page.getByLabel('Phone Number').fill('123');
    await page.getByRole('button', { name: 'Español' }).first().click();
    await page.getByRole('textbox', { name: /^Nombre completo/ }).fill('Lucía Paz');
    await page.getByRole('textbox', { name: /^Correo electrónico/ }).fill(`second.${email}`);
    await expect(page.getByLabel(/^Número de teléfono/)).toHaveCount(0);
    await page.clock.fastForward(5_000);
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText('Lucía Paz').first()).toBeVisible();
  });
});
