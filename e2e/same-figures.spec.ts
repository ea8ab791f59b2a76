import { newSender, type Sender } from './accounts.ts';
import type { Buyer } from './buyer.ts';
import { columbusVeteran, completeDraft, jacksonTeacher, type StoredDraft } from './drafts.ts';
import { inMail } from './mail-server.ts';
import {
  calculatorFigures,
  comparesChosen,
  type Figures,
  found,
  vaScenario,
  whole,
  wordsOf,
} from './shown-figures.ts';
import { expect, test } from './test.ts';

interface Case {
  readonly draft: StoredDraft;
  /**
   * Whether the lowered payment comes first. If not, the buyer has an FHA loan, which excludes it.
   */
  readonly isLowered: boolean;
  /** Whether the page shows a VA loan next to the programs. */
  readonly hasVa: boolean;
}

const cases: Readonly<Record<string, Case>> = {
  'with 20% down and a conventional loan': {
    draft: { ...columbusVeteran, downPayment: 57_800, veteranStatus: false },
    isLowered: true,
    hasVa: false,
  },
  'with a score below 620 and an FHA loan': {
    draft: jacksonTeacher,
    isLowered: false,
    hasVa: false,
  },
  'with military service, next to a VA loan': {
    draft: columbusVeteran,
    isLowered: true,
    hasVa: true,
  },
};

const ESCROW = 'FHA collects taxes and insurance every month.';

for (const [name, { draft, isLowered, hasVa }] of Object.entries(cases)) {
  test(`shows the same figures on every page to a buyer ${name}`, async ({ buyer, page }) => {
    test.slow();
    await page.clock.install();
    await buyer.startsAt('programs', draft);
    await buyer.follows('Estimate Savings');
    await buyer.arrivesAt('calculator');
    const shown = await calculatorFigures(buyer, isLowered);
    const vaShown = hasVa ? await vaScenario(buyer) : null;
    await test.step('checks the printed page', () => expectOnPaper(buyer, shown, isLowered));

    await buyer.goesBack();
    await buyer.arrivesAt('programs');
    await test.step('checks the column with the selected programs', () =>
      expectInTray(buyer, shown, isLowered));
    await test.step('checks the comparison page', () =>
      expectSideBySide(buyer, shown, isLowered, vaShown));

    const sender = newSender();
    await page.goBack();
    await buyer.arrivesAt('programs');
    await buyer.follows('Estimate Savings');
    await buyer.arrivesAt('calculator');
    await buyer.follows('Get Pre Approved');
    await buyer.arrivesAt('preApproval');
    await buyer.fillsForm(sender.name, sender.email);
    await buyer.sendsUnhurried();
    await test.step('checks the thank-you page and the email', () =>
      expectInRequest(buyer, sender, shown, isLowered));

    await buyer.opensDashboardWith(completeDraft(draft));
    await test.step('checks the dashboard', () => expectOnDashboard(buyer, shown, isLowered));
  });
}

async function expectOnPaper(buyer: Buyer, shown: Figures, isLowered: boolean): Promise<void> {
  const sheet = await wordsOf(await buyer.seesOnPaper());
  expect(sheet).toContain(`${shown.allIn} a month`);
  expect(sheet).toContain(shown.payment);
  expect(sheet).toContain(`Cash at closing: ${shown.cash}, short ${shown.short}.`);
  expect(sheet).toContain(`Owed later, with interest: ${shown.debt}.`);
  expect(sheet).toContain(`APR, estimated: ${shown.apr}.`);
  expect(sheet.includes(ESCROW)).toBe(!isLowered);
  await buyer.putsPaperAway();
}

async function expectInTray({ page }: Buyer, shown: Figures, isLowered: boolean): Promise<void> {
  const tray = await wordsOf(page.locator('[data-using]'));
  expect(tray).toContain(`${shown.payment}/month`);
  expect(tray).toContain(`APR, estimated: ${shown.apr}.`);
  expect(tray.includes(ESCROW)).toBe(!isLowered);
  if (isLowered) expect(whole(/with interest (\S+)/, tray)).toBe(shown.debt);
}

/** The VA loan appears only here and in the calculator's scenarios. */
async function expectSideBySide(
  buyer: Buyer,
  shown: Figures,
  isLowered: boolean,
  vaShown: Pick<Figures, 'apr' | 'allIn' | 'cash'> | null,
): Promise<void> {
  const { heads, cell } = await comparesChosen(buyer);
  expect(await cell('Payment a month')).toContain(shown.payment);
  expect(await cell('Terms')).toContain(`APR, estimated: ${shown.apr}.`);
  const cash = await cell('Cash at closing');
  expect(whole(/^(\S+) short/, cash)).toBe(shown.cash);
  expect(whole(/short (\S+)/, cash, Math.ceil)).toBe(shown.short);
  if (isLowered) expect(whole(/^(\S+)/, await cell('Owed for the lower payment'))).toBe(shown.debt);

  const va = 'VA home loan';
  expect(heads.some((head) => head.includes(va))).toBe(vaShown !== null);
  if (!vaShown) return;
  expect(await cell('Terms', va)).toContain(`APR, estimated: ${vaShown.apr}.`);
  expect(whole(/^(\S+)/, await cell('What lenders look at', va))).toBe(vaShown.allIn);
  expect(whole(/^(\S+)/, await cell('Cash at closing', va))).toBe(vaShown.cash);
  expect(await cell('Owed for the lower payment', va)).toBe('Nothing: payment not lowered');
}

/** Checks the thank-you page and the email that the mail server received. */
async function expectInRequest(
  buyer: Buyer,
  { name, email }: Sender,
  shown: Figures,
  isLowered: boolean,
): Promise<void> {
  await buyer.isOn(`Thank you, ${name}`);
  const mail = await inMail(email, /^Each month, all in: [\s\S]*?^Your programs\r?$/m);
  expect(mail.includes(ESCROW)).toBe(!isLowered);
  const words = {
    'Each month, all in': [shown.allIn],
    'Cash at closing': [`${shown.cash}. You have $`, `: ${shown.short} short`],
    'Owed later': [shown.debt],
    'APR, estimated': [`${shown.apr}. Includes `],
    [isLowered ? 'Lowered payment' : 'Traditional payment']: [`${shown.payment} a month`],
  };
  for (const [label, parts] of Object.entries(words)) {
    const onPage = await wordsOf(buyer.row(label).getByRole('definition'));
    const line = found(new RegExp(`^${label}: (.+?)\\r?$`, 'm'), mail);
    for (const part of parts) expect([onPage, line], label).toEqual(Array(2).fill(contains(part)));
  }
}

function contains(part: string) {
  return expect.stringContaining(part);
}

async function expectOnDashboard(buyer: Buyer, shown: Figures, isLowered: boolean): Promise<void> {
  const card = buyer.articles.first();
  await expect(card).toContainText(`${shown.payment}/month`);
  await expect(card).toContainText(`APR, estimated${shown.apr}`);
  await expect(card).toContainText(`short ${shown.short}`);
  const words = await wordsOf(card);
  expect(words.includes(ESCROW)).toBe(!isLowered);
  const debt = isLowered ? /Owed then, with interest (\S+)/ : /Owed on the help (\S+)/;
  expect(whole(debt, words)).toBe(shown.debt);
}
