import { randomUUID } from 'node:crypto';
import { expectFits } from './accessibility.ts';
import { expect } from './fixtures.ts';
import { requests, search, test } from './inbox.ts';
import { sent } from './leads.ts';
import { onPage } from './pages.ts';

test('an operator finds the request to answer first, works on it and goes to the next', {
  tag: ['@phone', '@postgres'],
}, async ({ openInbox, page, request }) => {
  const word = randomUUID();
  const first = { name: `Maya ${word}`, email: `maya.${word}@example.com` };
  const next = { name: `Otto ${word}`, email: `otto.${word}@example.com` };
  await sent(request, undefined, next);
  await sent(request, undefined, first, { call: true, text: false });
  await openInbox();
  const row = (name: string) => requests(page).filter({ hasText: name });
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');

  await test.step('The rows say which buyer to call first', async () => {
    await search(page, word);
    await expect(requests(page)).toHaveCount(2);
    await expect(row(first.name)).toContainText(/now|minutes? ago/i);
    await expect(row(first.name)).toContainText(/\d{1,2}:\d\d [AP]M/);
    const facts = ['Excellent (720+)', 'Qualifies', 'up to $', 'New'];
    for (const words of facts) await expect(row(first.name)).toContainText(words);
    await expect(row(first.name)).not.toContainText('Email only');
    await expect(row(first.name)).toContainText(/Call(?! or)/);
    for (const words of [...facts, 'Email only']) {
      await expect(row(next.name)).toContainText(words);
    }
    await expectFits(page);
  });

  await test.step('The request has the contact, the consent and the figures', async () => {
    await page.getByRole('link', { name: first.name }).click();
    await onPage(page, first.name);
    await expect(page.getByRole('link', { name: first.email })).toBeVisible();
    await expect(page.getByRole('link', { name: '512 555 0123' })).toHaveAttribute('href', /^tel:/);
    await expect(page.getByText('Payment comparison')).toBeVisible();
    await expectFits(page);
  });

  await test.step('The status and the note are saved apart', async () => {
    await page.getByRole('textbox', { name: 'Note' }).fill('Left a message');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Contacted');
    await page.getByRole('button', { name: 'Save status' }).click();
    await expect(history).toHaveText([/Status: Contacted$/]);
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Left a message');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(history).toHaveText([/Left a message$/, /Status: Contacted$/]);
  });

  await test.step('The buyer gets an email again only after a question', async () => {
    const mail = page.getByRole('listitem').filter({ hasText: 'Confirmation to the buyer' });
    const dialog = page.getByRole('alertdialog', { name: `Email ${first.email} again?` });
    await mail.getByRole('button', { name: /^Send again/ }).click();
    await expectFits(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(mail).toHaveCount(1);
    await mail.getByRole('button', { name: /^Send again/ }).click();
    await dialog.getByRole('button', { name: 'Send email' }).click();
    await expect(mail).toHaveCount(2);
  });

  await test.step('The next request is one press away', async () => {
    await expect(page.getByRole('link', { name: 'Previous request' })).toBeDisabled();
    await page.getByRole('link', { name: 'Next request' }).click();
    await onPage(page, next.name);
    await expect(page.getByRole('link', { name: 'Next request' })).toBeDisabled();
    await page.getByRole('link', { name: 'All requests' }).click();
    await expect(row(first.name)).toContainText('Contacted');
    await expect(requests(page)).toHaveCount(2);
    expect(page.url()).not.toContain(word);
  });
});
