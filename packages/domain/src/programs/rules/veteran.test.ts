import { expect, it } from 'vitest';
import { buyer, sampleProgram } from '../../../test/program-samples.ts';
import { veteranFinding } from './veteran.ts';

it.each([
  ['not-required', false, 'met', 'not-applicable'],
  ['required', true, 'met', 'veteran'],
  ['required', false, 'not-met', 'not-veteran'],
] as const)(
  'if service is %s, rates a buyer (veteran: %s) as %s',
  (veteran, veteranStatus, verdict, reason) => {
    const finding = veteranFinding(sampleProgram({ rules: { veteran } }), {
      ...buyer,
      veteranStatus,
    });
    expect(finding).toEqual({ rule: 'veteran', verdict, reason });
  },
);
