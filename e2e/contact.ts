import type { Locator, Page } from '@playwright/test';

/** Finds the fields and the button of the pre-approval form. */
export function contactForm(page: Page): Record<ContactPart, Locator> {
  return {
    name: page.getByLabel('Full Name *'),
    email: page.getByLabel('Email *'),
    phone: page.getByLabel('Phone Number'),
    call: page.getByRole('checkbox', { name: /may call me/ }),
    text: page.getByRole('checkbox', { name: /may text me/ }),
    send: page.getByRole('button', { name: 'Send Message' }),
  };
}
type ContactPart = 'name' | 'email' | 'phone' | 'call' | 'text' | 'send';

/** Sends the form after five seconds. The server flags a form that is sent within two. */
export async function sendUnhurried(page: Page): Promise<void> {
  await page.clock.fastForward(5_000);
  await contactForm(page).send.click();
}

/** Fills in the required fields. */
export async function fillContact(page: Page): Promise<void> {
  await contactForm(page).name.fill('Maya Okafor');
  await contactForm(page).email.fill('maya@example.com');
}
