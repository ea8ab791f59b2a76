import { randomUUID } from 'node:crypto';
import { expectFits } from './accessibility.ts';
import { newSender, sent } from './accounts.ts';
import { expect, test } from './test.ts';

test('an operator finds the most urgent request, works on it and opens the next request', {
  tag: '@phone',
}, async ({ operator, page, request }) => {
  const word = randomUUID();
  const next = await sent(request, newSender('Otto', word));
  const consent = { call: true, text: false };
  const first = await sent(request, newSender('Maya', word), { consent });
  const officer = `Olive ${word}`;
  await operator.opensInbox();
  await test.step('The operator enters a name and an NMLS ID', async () => {
    await page.getByText('Not set').click();
    const form = page.getByRole('form', { name: 'Your name and NMLS ID' });
    await form.getByLabel('Name').fill(officer);
    await form.getByLabel('NMLS ID').fill('12a');
    await form.getByRole('button', { name: 'Save name' }).click();
    await expect(form.getByRole('alert')).toHaveText('An NMLS ID has up to 12 digits.');
    await form.getByLabel('NMLS ID').fill('123456');
    await form.getByRole('button', { name: 'Save name' }).click();
    await operator.sees(`${officer}, NMLS #123456`);
    await expectFits(page);
  });
  const row = (name: string) => operator.requests.filter({ hasText: name });

  await test.step('The rows show which buyer to call first', async () => {
    await operator.searches(word);
    await expect(operator.requests).toHaveCount(2);
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

  await test.step('The request shows the contact details, the consent and the figures', async () => {
    await operator.opensRequest(first);
    await expect(operator.link(first.email)).toBeVisible();
    await expect(operator.link(/^512 555 \d{4}$/)).toHaveAttribute('href', /^tel:/);
    await operator.sees('Payment comparison');
    await expectFits(page);
  });

  await test.step('The operator saves the status and the note separately', async () => {
    await operator.note.fill('Left a message');
    await operator.picks('Status', 'Contacted');
    await operator.presses('Save status');
    await expect(operator.history).toHaveText([/Status: Contacted$/]);
    await expect(operator.note).toHaveValue('Left a message');
    await operator.presses('Save note');
    await expect(operator.history).toHaveText([/Left a message$/, /Status: Contacted$/]);
  });

  await test.step('The operator assigns the request to an officer and sets a due date', async () => {
    const form = page.getByRole('form', { name: 'Officer' });
    await form.getByRole('button', { name: 'Assign' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'Choose a different officer or due date first.',
    );
    await form.getByRole('combobox', { name: 'Officer' }).selectOption({ label: officer });
    await form.getByLabel('Due date').fill('2026-01-02');
    await form.getByRole('button', { name: 'Assign' }).click();
    const words = `Assigned to ${officer} · Due Jan 02, 2026`;
    await expect(operator.history.first()).toContainText(words);
    await expectFits(page);
  });

  await test.step('The page asks for confirmation before it sends another email to the buyer', async () => {
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

  await test.step('One click opens the next request', async () => {
    await expect(operator.link('Previous request')).toBeDisabled();
    await operator.follows('Next request');
    await operator.isOn(next.name);
    await expect(operator.link('Next request')).toBeDisabled();
    await operator.follows('All requests');
    await expect(row(first.name)).toContainText('Contacted');
    await expect(operator.requests).toHaveCount(2);
    expect(page.url()).not.toContain(word);
  });

  await test.step('The list shows the officer’s requests, overdue requests and requests from the same person', async () => {
    await sent(request, { ...first, name: `M. ${word}` });
    await page.getByText('None in use').click();
    await operator.picks('Officer', 'Mine');
    await operator.picks('Due', 'Overdue');
    await expect(operator.requests).toHaveCount(1);
    await expect(row(first.name)).toContainText('Overdue since Jan 02, 2026');
    await expectFits(page);
    await row(first.name).getByRole('link', { name: '2 requests' }).click();
    await operator.isOn(first.name);
    await expect(page.getByRole('heading', { name: 'Also from this person' })).toBeInViewport();
    await expect(page.getByText('Same email address', { exact: true })).toBeVisible();
    await operator.follows(`M. ${word}`);
    await operator.isOn(`M. ${word}`);
  });
});
