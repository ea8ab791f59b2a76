import { newSender, type Sender } from './accounts.ts';
import type { Buyer } from './buyer.ts';
import { columbusVeteran, completeDraft, jacksonTeacher, type StoredDraft } from './drafts.ts';
import { inMail } from './mail-server.ts';
import {
  calculatorFigures,
  comparesChosen,
  debtIn,
  type Figures,
  found,
  type Rows,
  rowsIn,
  vaScenario,
  wordsOf,
} from './shown-figures.ts';
import { expect, test } from './test.ts';

interface Case {
  readonly draft: StoredDraft;
  /**
   * Whether the page shows the lowered payment first. An FHA loan cannot have a lowered payment.
   */
  readonly isLowered: boolean;
  /** Whether the page shows a VA loan next to the programs. */
  readonly hasVa: boolean;
  /**
   * The name of another program, for the comparison. The buyer has to repay that program's
   * assistance later.
   */
  readonly other: string;
}

const cases: Readonly<Record<string, Case>> = {
  'with 20% down and a conventional loan': {
    draft: { ...columbusVeteran, downPayment: 57_800, veteranStatus: false },
    isLowered: true,
    hasVa: false,
    other: 'Chenoa Fund Forgivable Second',
  },
  'with a score below 620 and an FHA loan': {
    draft: jacksonTeacher,
    isLowered: false,
    hasVa: false,
    other: 'Chenoa Fund Forgivable Second',
  },
  'with military service, next to a VA loan': {
    draft: columbusVeteran,
    isLowered: true,
    hasVa: true,
    other: 'Chenoa Fund Forgivable Second',
  },
};

const ESCROW = 'FHA collects taxes and insurance every month.';

/** The buyer that the usual run follows. */
const USUAL = 'with a score below 620 and an FHA loan';

for (const [name, { draft, isLowered, hasVa, other }] of Object.entries(cases)) {
  test(`shows a buyer ${name} the same figures everywhere`, {
    tag: name === USUAL ? [] : '@full',
  }, async ({ buyer, page }) => {
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
    await test.step('checks the comparison tray', () => expectInTray(buyer, shown, isLowered));
    await test.step('checks the side-by-side comparison', () =>
      expectSideBySide(buyer, shown, other, vaShown));

    const sender = newSender();
    await buyer.opens('programs');
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
  expect(rowsIn(sheet)).toEqual(rowsOf(shown));
  expect(sheet).toContain(shown.payment);
  expect(sheet).toContain(`APR, estimated: ${shown.apr}.`);
  expect(sheet.includes(ESCROW)).toBe(!isLowered);
  await buyer.putsPaperAway();
}

async function expectInTray({ page }: Buyer, shown: Figures, isLowered: boolean): Promise<void> {
  const using = page.locator('[data-using]');
  await using.getByText('All terms').click();
  const tray = await wordsOf(using);
  expect(rowsIn(tray)).toEqual(rowsOf(shown));
  expect(tray).toContain(`APR, estimated: ${shown.apr}.`);
  expect(tray.includes(ESCROW)).toBe(!isLowered);
}

/**
 * Checks the comparison page. The VA loan appears only on that page and in the calculator's
 * scenarios.
 */
async function expectSideBySide(
  buyer: Buyer,
  shown: Figures,
  other: string,
  vaShown: Pick<Figures, 'apr' | 'allIn' | 'cash'> | null,
): Promise<void> {
  const { heads, cell } = await comparesChosen(buyer, other);
  expect(await rowsOfColumn(cell)).toEqual(rowsOf(shown));
  expect(await cell('Terms')).toContain(`APR, estimated: ${shown.apr}.`);
  const ofOther = await rowsOfColumn((row) => cell(row, other));

  const va = 'VA home loan';
  expect(heads.some((head) => head.includes(va))).toBe(vaShown !== null);
  if (vaShown) {
    expect(await cell('You put down', va)).toMatch(/^\$0 /);
    await buyer.page.getByRole('switch', { name: 'Put my own money down' }).check();
    expect(await cell('Terms', va)).toContain(`APR, estimated: ${vaShown.apr}.`);
    expect(await cell('Each month, all in', va)).toMatch(new RegExp(`^\\${vaShown.allIn}\\b`));
    expect(await cell('Cash at closing', va)).toMatch(new RegExp(`^\\${vaShown.cash}\\b`));
    expect(await cell('Owed later, with interest', va)).toBe('Nothing besides your mortgage');
  }

  await buyer.link(new RegExp(`^Use this one.*${other}$`)).click();
  await buyer.arrivesAt('calculator');
  await buyer.seesApplied(other);
  expect(rowsIn(await wordsOf(buyer.part(/^Each month/)))).toEqual(ofOther);
}

/** Reads the three rows in a column of the comparison. */
async function rowsOfColumn(cell: (row: string) => Promise<string>): Promise<Rows> {
  const cash = await cell('Cash at closing');
  return {
    allIn: found(/^(\$[\d,]*\d)/, await cell('Each month, all in')),
    cash: found(/^(\$[\d,]*\d)/, cash),
    short: found(/short (\$[\d,]*\d)/, cash),
    debt: debtIn(await cell('Owed later')),
  };
}

/** Checks the thank-you page, the email to the buyer and the email to the team. */
async function expectInRequest(
  buyer: Buyer,
  { name, email }: Sender,
  shown: Figures,
  isLowered: boolean,
): Promise<void> {
  await buyer.isOn(`Thank you, ${name}`);
  const page = await wordsOf(buyer.page.getByRole('main'));
  const mail = await inMail(email, /^Each month, all in: [\s\S]*?^Your programs\r?$/m);
  const lines = mail.replaceAll(/\s+/g, ' ');
  const payment = isLowered ? 'Lowered payment' : 'Traditional payment';
  for (const words of [page, lines]) {
    expect(rowsIn(words)).toEqual(rowsOf(shown));
    expect(words).toMatch(new RegExp(`APR, estimated:? ${shown.apr}\\. Includes `));
    expect(words).toMatch(new RegExp(`${payment}:? \\${shown.payment} `));
    expect(words.includes(ESCROW)).toBe(!isLowered);
  }
  expect(page).toMatch(/within 2 working days.*reference number is [\dA-F]{4}-[\dA-F]{4}\./);
}

async function expectOnDashboard(buyer: Buyer, shown: Figures, isLowered: boolean): Promise<void> {
  const card = buyer.articles.first();
  await expect(card).toContainText(`APR, estimated${shown.apr}`);
  const words = await wordsOf(card);
  expect(rowsIn(words)).toEqual(rowsOf(shown));
  expect(words.includes(ESCROW)).toBe(!isLowered);
}

function rowsOf({ allIn, cash, short, debt }: Figures): Rows {
  return { allIn, cash, short, debt };
}
