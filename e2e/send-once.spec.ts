import { expect, test } from './test.ts';

const SUBMIT = '**/api/quotes/submit';

test('retries a failed request with the same key, and sends only one request at a time', async ({
  allowMessage,
  buyer,
  page,
}) => {
  allowMessage(/status of 500/);
  await buyer.startsAt('preApproval');
  const keys: (string | undefined)[] = [];
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/quotes/submit')) return;
    keys.push(request.headers()['idempotency-key']);
    bodies.push(request.postDataJSON());
  });
  const { name, email, send } = buyer.form;
  const failures = buyer.messages.filter({
    hasText: 'Something went wrong while trying to submit the quote. Please try again later.',
  });

  await test.step('uses a new key only if the content of the request has changed', async () => {
    await page.route(SUBMIT, (route) => route.fulfill({ status: 500 }), { times: 2 });
    await buyer.fillsForm();
    await send.click();
    await expect(failures).toHaveCount(1);
    await name.fill('Maya N. Okafor');
    await send.click();
    await expect.poll(() => keys).toHaveLength(2);
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    await expect(failures).toHaveCount(1);
  });

  await test.step('ignores a second click while a request is pending', async () => {
    const release = await buyer.holds(SUBMIT);
    await name.fill('Maya Okafor');
    await send.click();
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await send.click({ force: true });
    await email.press('Enter');
    release();
    await buyer.isOn('Thank you, Maya Okafor');
  });

  const [first, changed, restored, ...more] = keys;
  expect(more).toEqual([]);
  expect(first).toBeTruthy();
  expect(restored).toBe(first);
  expect(changed).not.toBe(first);

  await test.step('sends no consent without a phone number, and links to the programs afterward', async () => {
    expect(bodies.at(-1)).toMatchObject({
      subject: { fullName: 'Maya Okafor', email: 'maya@example.com' },
    });
    expect(bodies.at(-1)).not.toHaveProperty('subject.phone');
    expect(bodies.at(-1)).not.toHaveProperty('consent');
    await expect(buyer.row('Phone Number')).toContainText('Not given');
    await buyer.follows('See my programs');
    await buyer.arrivesAt('programs');
  });
});
