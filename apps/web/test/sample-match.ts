import type { AlmostProgram, MatchedProgram, RuleFinding } from '@latchkey/domain';
import { noSpecifics } from '@latchkey/domain/program-samples';

/** Returns a $10,000 grant whose rules the buyer meets, with the given changes. */
export function sampleMatch(changes: Partial<MatchedProgram> = {}): MatchedProgram {
  return {
    id: 1,
    slug: 'sample-grant',
    agencyName: 'Sample Agency',
    programName: 'Sample Grant',
    fullName: 'Sample Agency Grant',
    website: null,
    kind: 'grant',
    provider: 'public',
    status: 'open',
    statusCheckedOn: '2026-11-21',
    statusSaidBy: null,
    opensOn: null,
    closesOn: null,
    firstMortgage: { types: [], from: null },
    combines: { with: 'unknown', slugs: [], says: '' },
    pays: null,
    contact: { phone: null, applyThrough: 'unknown', classUrl: null },
    maxAmount: 10_000,
    cap: 10_000,
    maxPercent: null,
    percentOf: null,
    capByLoanType: null,
    specifics: noSpecifics,
    repayment: null,
    checkedOn: '2026-11-21',
    confidence: 'high',
    newestSource: '2026-04',
    educationRequired: false,
    hasCheck: false,
    verifyFirst: false,
    rules: [],
    fiveYear: { low: 10_000, high: 10_000, ifRateHigher: 1_000 },
    verdict: 'match',
    ...changes,
  };
}

/** Returns a program that almost matches: only this finding rules it out. */
export function sampleAlmost(id: number, change: RuleFinding): AlmostProgram {
  return { ...sampleMatch({ id, rules: [change] }), verdict: 'almost', change };
}
