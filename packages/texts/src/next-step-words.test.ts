import type { NextStep } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { compileCatalog } from './compile.ts';
import { steps } from './en/next-steps.ts';
import { steps as spanishSteps } from './es/next-steps.ts';
import { formatsOf } from './formats.ts';
import { stepWords } from './next-step-words.ts';
import { speak } from './speak.ts';

const text = speak<typeof steps>('en', compileCatalog(steps));
const words = (step: NextStep) => stepWords(step, text, formatsOf('en'));

const callState: Extract<NextStep, { kind: 'call-state' }> = {
  kind: 'call-state',
  state: 'Michigan',
  agency: 'Michigan State Housing Development Authority',
  website: 'https://www.michigan.gov/mshda/homeownership',
  phone: '8449844663',
  zipcode: '48219',
  isFirstTime: true,
  score: { from: 620, to: 659 },
};

describe('stepWords', () => {
  it('states what to ask the state’s agency, with a link that dials its phone number', () => {
    expect(words(callState)).toEqual({
      title: 'Call Michigan’s housing agency',
      words:
        'Michigan State Housing Development Authority. Ask: “Which loan fits a first-time buyer in 48219 with a score of 620 to 659?”',
      link: { label: '844-984-4663', href: 'tel:+18449844663' },
    });
  });

  it('links to the website of an agency without a phone number', () => {
    const { words: said, link } = words({ ...callState, phone: null });
    expect(said).toMatch(/We do not have the phone number\.$/);
    expect(link).toEqual({ label: 'Go to its website', href: callState.website });
  });

  it.each([
    ['fits a buyer in 48219 with a score of 720 or more?', false, { from: 720, to: 850 }],
    ['a first-time buyer in 48219 with a score of 619 or less?', true, { from: 300, to: 619 }],
    ['a first-time buyer in 48219?', true, null],
  ])("suggests asking the state's agency: %s", (question, isFirstTime, score) => {
    expect(words({ ...callState, isFirstTime, score }).words).toContain(question);
  });

  it.each([
    ['lender', 'which lenders offer it?'],
    ['agency', 'how do I apply?'],
    ['counselor', 'which counselor do I see first?'],
    ['unknown', 'who takes applications?'],
  ] as const)('asks the correct question if buyers apply through: %s', (applyThrough, question) => {
    const call = words({
      kind: 'call-program',
      program: 'MI 10K DPA Loan',
      agency: 'MSHDA',
      phone: '8449844663',
      website: null,
      zipcode: '48219',
      homePrice: 145_000,
      applyThrough,
    });
    expect(call.title).toBe('Call about MI 10K DPA Loan');
    expect(call.words).toContain(
      `MSHDA. Ask: “I want to buy a home in 48219 for $145,000. Is this program open, and ${question}”`,
    );
  });

  it('tells a Spanish reader how to ask for Spanish, and links to the explanation in Spanish', () => {
    const spanish = speak<typeof steps>('es', compileCatalog(spanishSteps));
    const inSpanish = (step: NextStep) => stepWords(step, spanish, formatsOf('es'));
    expect(inSpanish(callState).words).toContain('diga “Spanish, please”');
    const estimates: NextStep = { kind: 'loan-estimates', program: null };
    expect(inSpanish(estimates).link?.href).toContain('consumerfinance.gov/es/');
    expect(words(estimates).link?.href).not.toContain('/es/');
  });

  it('sends the buyer to the website of a program that has no phone number', () => {
    const website = 'https://example.org/grant';
    const ask = words({
      kind: 'call-program',
      program: 'Sample Grant',
      agency: 'Sample Agency',
      phone: null,
      website,
      zipcode: '48219',
      homePrice: 145_000,
      applyThrough: 'agency',
    });
    expect(ask.title).toBe('Ask about Sample Grant');
    expect(ask.words).toMatch(/^Sample Agency\. Ask: “.+” We do not have the phone number\.$/);
    expect(ask.link).toEqual({ label: 'Go to its website', href: website });
  });

  it('tells the buyer what to ask the bank about a home loan bank’s program', () => {
    const memberOf = 'FHLBank Indianapolis';
    const ask = words({ kind: 'ask-bank', program: 'HomeBoost', memberOf, website: null });
    expect(ask.title).toBe('Ask your bank: are you a member of FHLBank Indianapolis?');
    expect(ask.words).toMatch(/^Only member banks offer HomeBoost\./);
    expect(ask.link).toBeNull();
  });

  it('tells the buyer to ask which homebuyer class is accepted if the program does not list one', () => {
    const program = 'MI 10K DPA Loan';
    expect(words({ kind: 'class', program, url: null })).toMatchObject({
      words: `${program} requires a class. Ask which class counts before you pay for one.`,
      link: null,
    });
    const url = 'https://example.org/class';
    expect(words({ kind: 'class', program, url }).link?.href).toBe(url);
  });

  it("adds a veteran’s documents, the counselors near the home, and a program's lenders", () => {
    expect(words({ kind: 'documents', isVeteran: true }).words).toContain('DD-214');
    expect(words({ kind: 'documents', isVeteran: false }).words).not.toContain('DD-214');
    const counselor = words({ kind: 'counselor', zipcode: '48219', program: 'Sample Grant' });
    expect(counselor.words).toMatch(/^Sample Grant starts with a counselor/);
    expect(counselor.link?.href).toMatch(/\?zipcode=48219$/);
    const estimates = words({ kind: 'loan-estimates', program: 'Sample Grant' });
    expect(estimates.words).toMatch(/^Ask lenders that offer Sample Grant\./);
  });
});
