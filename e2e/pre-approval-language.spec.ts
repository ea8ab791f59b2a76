import { lastMailTo } from './mail-server.ts';
import { expect, test } from './test.ts';

test('a buyer sends a request in Spanish, and the team sees the language', {
  tag: ['@phone', '@full'],
}, async ({ buyer, operator, page }) => {
  const email = `lucia.${crypto.randomUUID()}@example.com`;
  await buyer.has();
  await page.clock.install();
  await page.goto('/quote/pre-approval');
  const english = page.getByRole('checkbox', { name: /may call me/ });
  const spanish = page.getByRole('checkbox', { name: /puede llamarme/ });

  await test.step('ignores consent to the English text on the Spanish page', async () => {
    await buyer.enters('Phone Number', '512 555 0123');
    await english.check();
    await buyer.switchesTo('Español');
    await expect(spanish).not.toBeChecked();
    await page
      .getByRole('textbox', { name: /^Nombre completo/ })
      .fill('María José Núñez de la Peña');
    await page.getByRole('textbox', { name: /^Correo electrónico/ }).fill(email);
    await spanish.check();
  });

  await test.step('the buyer gets an email in Spanish', async () => {
    await page.clock.fastForward(5_000);
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText('María José Núñez de la Peña').first()).toBeVisible();
    const mail = await lastMailTo(email);
    expect(mail).toContain('Subject: Tenemos su solicitud');
    expect(mail).toContain('<html lang="es">');
  });

  await test.step('the team sees the language that the buyer prefers', async () => {
    await operator.hasRole();
    await page.goto('/operator/leads');
    await page.getByRole('searchbox', { name: 'Search' }).fill(email);
    const found = buyer.link(/Núñez/);
    await expect(found).toHaveCount(1);
    await found.click();
    await buyer.sees('Prefers Spanish');
    await buyer.sees('consent text 2026-11-es');
  });

  await test.step('ignores a phone number from the English page if the Spanish page has no phone field', async () => {
    await page.route('**/profile?lang=es', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/("phoneConsent":){[^}]*}/, '$1null');
      await route.fulfill({ response: answer, body });
    });
    await buyer.has();
    await page.goto('/quote/pre-approval');
    await buyer.enters('Phone Number', '123');
    await buyer.switchesTo('Español');
    await page.getByRole('textbox', { name: /^Nombre completo/ }).fill('Lucía Paz');
    await page.getByRole('textbox', { name: /^Correo electrónico/ }).fill(`second.${email}`);
    await expect(page.getByLabel(/^Número de teléfono/)).toHaveCount(0);
    await page.clock.fastForward(5_000);
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText('Lucía Paz').first()).toBeVisible();
  });
});
