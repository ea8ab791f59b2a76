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

/** Fills in the required fields. */
export async function fillContact(page: Page): Promise<void> {
  await contactForm(page).name.fill('Maya Okafor');
  await contactForm(page).email.fill('maya@example.com');
}
