import type { Locator, Page } from '@playwright/test';

/** The parts of the form that asks for pre-approval. */
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

/** Fills in what has to be filled in. */
export async function fillContact(page: Page): Promise<void> {
  await contactForm(page).name.fill('Maya Okafor');
  await contactForm(page).email.fill('maya@example.com');
}
