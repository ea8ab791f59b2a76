import type { Page } from '@playwright/test';
import { expect, phone, test } from './fixtures.ts';
import { mailsTo } from './mail-server.ts';
import { onPage } from './pages.ts';
import { expectSpanish } from './spanish-words.ts';
import { summaryRow } from './wizard.ts';

test.use({ ...phone, locale: 'es-US' });

const program = 'MI 10K DPA Loan';

test('a first-time buyer in Detroit who reads no English gets her sheet, her email and someone to call', async ({
  page,
}) => {
  test.slow();
  const email = `maya.${crypto.randomUUID()}@example.com`;
  await page.addInitScript(() => {
    window.print = () => (document.title = 'printed');
  });

  await test.step('She starts from the landing page and answers eleven questions', async () => {
    await page.goto('/es');
    await onPage(page, /^Su camino hacia pagos mensuales más bajos/);
    await page.getByRole('link', { name: 'Ver mi cotización' }).first().click();
    await choose(page, 'Tipo de vivienda', 'Casa unifamiliar');
    await onPage(page, 'Ubicación de la vivienda');
    await page.getByRole('combobox').fill('48219');
    await page.getByRole('option').filter({ hasText: 'Wayne County' }).click();
    await goOn(page);
    await choose(page, 'Uso de la vivienda', 'Residencia principal');
    await enter(page, 'Precio de la vivienda', '145000');
    await enter(page, 'Ingreso del hogar', '48000');
    await enter(page, 'Pago inicial', '12000');
    await choose(page, 'Puntaje de crédito', 'Regular (620 a 659)');
    await choose(page, 'Situación de vivienda', 'Sí');
    await choose(page, 'Tamaño del hogar', '3');
    await choose(page, 'Condición de veterano', 'No');
    await onPage(page, 'Profesión');
    await goOn(page);
    await expect(summaryRow(page, 'Precio de la vivienda')).toContainText('$145,000');
    await page.getByRole('button', { name: 'Confirmar datos' }).click();
    await onPage(page, /^Encontramos \d+ programas/);
  });

  await test.step('She confirms a public program with two short answers', async () => {
    await answerShortly(page, /^¿Su puntaje de crédito es de 640 o más\?$/);
    await answerShortly(page, /\$20,000/);
    await expect(page.getByRole('status').filter({ hasText: program })).toContainText('$10,000');
    await expectSpanish(page);
  });

  await test.step('She sees what she pays and owes, and who to call, and prints it', async () => {
    await page.getByRole('link', { name: 'Estimar mi ahorro' }).click();
    await onPage(page, 'Estimación de la hipoteca');
    await expect(page.getByText(/^Años 1 a [357], /).first()).toBeVisible();
    const steps = page.getByRole('region', { name: 'Sus próximos pasos' });
    await steps.getByRole('button', { name: /^Más sobre esto: Llame/ }).click();
    await expect(steps.getByRole('link', { name: /\d{3}-\d{3}-\d{4}$/ })).toHaveAttribute(
      'href',
      /^tel:\+1\d{10}$/,
    );
    await expectSpanish(page);
    await page.getByRole('button', { name: 'Imprimir' }).press('Enter');
    await expect(page).toHaveTitle('printed');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const sheet = page.locator('.print-sheet');
    await expect(sheet).toContainText('Esto es una estimación basada en las cifras de arriba.');
    await expect(sheet).toContainText(`$10,000 de ${program}`);
    await expectSpanish(page);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });

  await test.step('She asks for pre-approval, and reads what she asked for', async () => {
    await page.clock.install();
    await page.getByRole('link', { name: 'Pedir preaprobación' }).first().click();
    await onPage(page, 'Empiece a ahorrar hoy');
    await page.getByLabel('Nombre completo *').fill('Maya Okafor Núñez');
    await page.getByLabel('Correo electrónico *').fill(email);
    await page.clock.fastForward(5_000);
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await onPage(page, 'Gracias, Maya Okafor Núñez');
    await expect(summaryRow(page, 'Pago reducido')).toContainText('al mes durante');
    await expect(summaryRow(page, 'Se debe después')).toContainText('$');
    await expectSpanish(page);
  });

  await test.step('She gets the same in an email', async () => {
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    const [mail] = await mailsTo(email);
    expect(mail).toContain('Subject: Tenemos su solicitud');
    expect(mail).toContain('<html lang="es">');
    expect(mail).toContain('Pago reducido');
  });
});

async function choose(page: Page, title: string, answer: string): Promise<void> {
  await onPage(page, title);
  await page.getByRole('button', { name: answer, exact: true }).click();
}

async function enter(page: Page, title: string, dollars: string): Promise<void> {
  await onPage(page, title);
  await page.getByRole('textbox').fill(dollars);
  await goOn(page);
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** Answers a short question with yes. Skips those that come first. */
async function answerShortly(page: Page, question: RegExp): Promise<void> {
  const card = page.getByRole('region', { name: /preguntas? rápidas?/ });
  const asked = card.getByRole('group', { name: question });
  const skip = card.getByRole('button', { name: /^(Saltar|Cambiar respuestas)$/ });
  await expect(card).toBeVisible();
  while (!(await asked.isVisible())) await skip.click();
  await asked.getByRole('radio', { name: 'Sí', exact: true }).check();
}
