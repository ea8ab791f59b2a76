import { describe, expect, it } from 'vitest';
import { buyer } from '../../test/program-samples.ts';
import { austin } from '../../test/quote-samples.ts';
import { nextSteps, type ProgramToCall } from './next-steps.ts';

const program: ProgramToCall = {
  programName: 'Sample Grant',
  agencyName: 'Sample Agency',
  website: 'https://example.org/grant',
  contact: { phone: '5125550100', applyThrough: 'lender', classUrl: null },
  educationRequired: false,
};

function kindsOf(steps: ReturnType<typeof nextSteps>): string[] {
  return steps.map(({ kind }) => kind);
}

describe('nextSteps', () => {
  it('starts with a call to the program about the home', () => {
    const steps = nextSteps(buyer, program);
    expect(kindsOf(steps)).toEqual(['call-program', 'documents', 'counselor', 'loan-estimates']);
    expect(steps[0]).toEqual({
      kind: 'call-program',
      program: 'Sample Grant',
      agency: 'Sample Agency',
      phone: '5125550100',
      website: 'https://example.org/grant',
      zipcode: austin.zipcode,
      homePrice: 300_000,
      applyThrough: 'lender',
    });
  });

  it("starts with the program itself, never the state's agency, if the program has no phone number", () => {
    const contact = { ...program.contact, phone: null };
    const [call] = nextSteps(buyer, { ...program, contact });
    expect(call).toMatchObject({
      kind: 'call-program',
      agency: 'Sample Agency',
      phone: null,
      website: 'https://example.org/grant',
    });
  });

  it.each([
    ['lender', '8005550100', 'ask-bank'],
    ['lender', null, 'ask-bank'],
    ['agency', '8005550100', 'call-program'],
  ] as const)(
    'tells the buyer to ask a bank about a home loan bank’s program: through a %s, %s',
    (applyThrough, phone, kind) => {
      const agencyName = 'Federal Home Loan Bank of Indianapolis';
      const contact = { ...program.contact, applyThrough, phone };
      const [ask] = nextSteps(buyer, { ...program, agencyName, contact });
      expect(ask?.kind).toBe(kind);
      if (ask?.kind === 'ask-bank') expect(ask.memberOf).toBe('FHLBank Indianapolis');
    },
  );

  it("starts with a call to the state's agency if there is no program", () => {
    const [call] = nextSteps({ ...buyer, creditScore: 'fair' }, null);
    expect(call).toMatchObject({
      kind: 'call-state',
      state: 'Texas',
      phone: '8007921119',
      website: 'https://thetexashomebuyerprogram.com',
      isFirstTime: true,
      score: { from: 620, to: 659 },
    });
  });

  it('omits facts that the buyer has not entered', () => {
    const open = { ...buyer, creditScore: null, housingStatus: null, veteranStatus: null };
    expect(nextSteps(open, null)[0]).toMatchObject({ isFirstTime: false, score: null });
  });

  it('does not include a call for a home outside the 50 states and DC', () => {
    const island = { ...buyer, homeLocation: { ...austin, state: 'GU' } };
    expect(kindsOf(nextSteps(island, null))).toEqual(['documents', 'counselor', 'loan-estimates']);
  });

  it.each([null, 'https://example.org/class'])(
    'includes a required class with the class URL %s',
    (classUrl) => {
      const contact = { ...program.contact, classUrl };
      const steps = nextSteps(buyer, { ...program, contact, educationRequired: true });
      expect(steps[1]).toEqual({ kind: 'class', program: 'Sample Grant', url: classUrl });
    },
  );

  it('changes only the documents step for a veteran', () => {
    const documents = { kind: 'documents', isVeteran: true };
    const plain = nextSteps(buyer, program);
    const steps = nextSteps({ ...buyer, veteranStatus: true }, program);
    expect(steps).toEqual(plain.map((step) => (step.kind === 'documents' ? documents : step)));
  });

  it.each([
    ['lender', { estimates: 'Sample Grant', counselor: null }],
    ['counselor', { estimates: null, counselor: 'Sample Grant' }],
    ['agency', { estimates: null, counselor: null }],
    ['unknown', { estimates: null, counselor: null }],
  ] as const)("sends a buyer with a program to that program's %s", (applyThrough, named) => {
    const contact = { ...program.contact, applyThrough };
    const steps = nextSteps(buyer, { ...program, contact });
    expect(steps).toContainEqual({ kind: 'loan-estimates', program: named.estimates });
    expect(steps).toContainEqual({
      kind: 'counselor',
      zipcode: austin.zipcode,
      program: named.counselor,
    });
  });
});
