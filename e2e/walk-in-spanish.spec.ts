import { lastMailTo } from './mail-server.ts';
import { expectSpanish } from './spanish-words.ts';
import { expect, phone, test } from './test.ts';

test.use({ ...phone, locale: 'es-US' });

const program = 'MI 10K DPA Loan';

test('a Detroit buyer who reads Spanish gets a printed page, an email and an agency to call', async ({
  buyer,
  page,
}) => {
  test.slow();
  const email = `maya.${crypto.randomUUID()}@example.com`;
  await page.addInitScript(() => {
    window.print = () => (document.title = 'printed');
  });

  await test.step('She starts from the landing page and answers eleven questions', async () => {
    await page.goto('/es');
    await buyer.isOn(/^Su camino hacia pagos mensuales más bajos/);
    await buyer.link('Ver mi cotización').first().click();
    await buyer.answers('Tipo de vivienda', 'Casa unifamiliar');
    await buyer.isOn('Ubicación de la vivienda');
    await page.getByRole('combobox').fill('48219');
    await page.getByRole('option').filter({ hasText: 'condado de Wayne' }).click();
    await buyer.continues();
    await buyer.answers('Uso de la vivienda', 'Residencia principal');
    await buyer.answers('Precio de la vivienda', 145_000);
    await buyer.answers('Ingreso del hogar', 48_000);
    await buyer.answers('Pago inicial', 12_000);
    await buyer.answers('Puntaje de crédito', 'Regular (620 a 659)');
    await buyer.answers('Situación de vivienda', 'Sí');
    await buyer.answers('Tamaño del hogar', '3');
    await buyer.answers('Condición de veterano', 'No');
    await buyer.isOn('Profesión');
    await buyer.continues();
    await expect(buyer.row('Precio de la vivienda')).toContainText('$145,000');
    await buyer.presses('Confirmar datos');
    await buyer.isOn(/^Encontramos \d+ programas/);
  });

  await test.step('She answers two eligibility questions and then qualifies for a public program', async () => {
    await buyer.answersShortly(/^¿Su puntaje de crédito es de 640 o más\?$/, 'Sí');
    await buyer.answersShortly(/\$20,000/, 'Sí');
    await expect(page.getByRole('status').filter({ hasText: program })).toContainText('$10,000');
    await expectSpanish(page);
  });

  await test.step('She sees what she pays, what she has to repay and who to call, and prints the page', async () => {
    await buyer.follows('Estimar mi ahorro');
    await buyer.isOn('Estimación de la hipoteca');
    await expect(page.getByText(/^Años 1 a [357], /).first()).toBeVisible();
    const steps = buyer.part('Sus próximos pasos');
    await steps.getByRole('button', { name: /^Más sobre esto: Llame/ }).click();
    await expect(steps.getByRole('link', { name: /\d{3}-\d{3}-\d{4}$/ })).toHaveAttribute(
      'href',
      /^tel:\+1\d{10}$/,
    );
    await expectSpanish(page);
    await buyer.button('Imprimir').press('Enter');
    await expect(page).toHaveTitle('printed');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const sheet = page.locator('.print-sheet');
    await expect(sheet).toContainText('Esto es una estimación basada en las cifras de arriba.');
    await expect(sheet).toContainText(`$10,000 de ${program}`);
    await expectSpanish(page);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });

  await test.step('She requests pre-approval and reads her request', async () => {
    await page.clock.install();
    await buyer.link('Pedir preaprobación').first().click();
    await buyer.isOn('Empiece a ahorrar hoy');
    await buyer.enters('Nombre completo *', 'Maya Okafor Núñez');
    await buyer.enters('Correo electrónico *', email);
    await page.clock.fastForward(5_000);
    await buyer.presses('Enviar mensaje');
    await buyer.isOn('Gracias, Maya Okafor Núñez');
    await expect(buyer.row('Pago reducido')).toContainText('$767.36 al mes durante 3 años');
    await expect(buyer.row('Deberá después, con intereses')).toContainText('$24,080');
    await expectSpanish(page);
  });

  await test.step('She gets the same information in an email', async () => {
    const mail = await lastMailTo(email);
    expect(mail).toContain('Subject: Tenemos su solicitud');
    expect(mail).toContain('<html lang="es">');
    expect(mail).toContain('Pago reducido');
  });
});
