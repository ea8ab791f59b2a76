import type { Page } from '@playwright/test';
import { newOperator, newPerson, sent } from './accounts.ts';
import { lastMailTo, mailsTo } from './mail-server.ts';
import { isPictured, picture } from './pictures.ts';
import { expect, test } from './test.ts';

const others = ['Grace Lindqvist', 'Omar Haddad', 'Lucía Fernández', 'Ken Watanabe'];

if (isPictured) {
  test('takes screenshots of a pre-approval request, from the form to the withdrawal', {
    tag: '@phone',
  }, async ({ buyer, page, request }) => {
    const width = page.viewportSize()?.width;
    const maya = { name: 'Maya Okafor', email: `maya.okafor.${width}@example.com` };
    for (const [index, name] of others.entries()) {
      await sent(request, { name, email: `buyer.${index}.${width}@example.com` });
    }
    await page.clock.install();
    await buyer.startsAt('preApproval');
    const { phone, call } = buyer.form;
    await buyer.fillsForm(maya.name, maya.email);
    await phone.fill('(512) 555-0123');
    await call.check();
    await picture(page, 'leads/1-form');
    await buyer.sendsUnhurried();
    await buyer.isOn('Thank you, Maya Okafor');
    await page.mouse.wheel(0, -10_000);
    await picture(page, 'leads/2-sent');

    const confirmation = await lastMailTo(maya.email);
    await showMail(page, confirmation);
    await picture(page, 'leads/3-mail-to-the-buyer');
    await expect.poll(async () => (await teamMails(maya.email)).length).toBe(1);
    const [told = ''] = await teamMails(maya.email);
    await showMail(page, told);
    await picture(page, 'leads/4-mail-to-the-team');

    const person = { ...newPerson(), email: `olive.${width}@example.com`, fullName: 'Olive Tran' };
    await buyer.hasSession((await newOperator(request, 'leads', person)).session);
    await page.goto('/operator/leads');
    await expect(buyer.link(maya.name).first()).toBeVisible();
    await picture(page, 'leads/5-inbox');
    await buyer.link(maya.name).first().click();
    await buyer.isOn(maya.name);
    await picture(page, 'leads/6-request');

    const [, token] = /\/withdraw#([\w-]{43})/.exec(confirmation) ?? [];
    await page.goto(`/withdraw#${token}`);
    await buyer.isOn('Withdraw your request?');
    await picture(page, 'leads/7-taking-it-back');
  });
}

async function teamMails(buyer: string): Promise<string[]> {
  const mails = await mailsTo('help@latchkey.example');
  return mails.filter((mail) => mail.includes(buyer));
}

/** Renders an email as an email program does. */
async function showMail(page: Page, mail: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(mail.slice(mail.indexOf('<!doctype html>'), mail.indexOf('</html>') + 7));
}
