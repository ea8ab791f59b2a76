import { expect, it } from 'vitest';
import { buyer, sampleProgram } from '../../../test/program-samples.ts';
import { veteranFinding } from './veteran.ts';

it.each([
  ['not-required', false, 'met', 'not-applicable'],
  ['required', true, 'met', 'veteran'],
  ['required', false, 'not-met', 'not-veteran'],
] as const)(
  'returns, for the military service rule "%s" and a buyer with service %s, %s',
  (veteran, veteranStatus, verdict, reason) => {
    const finding = veteranFinding(sampleProgram({ rules: { veteran } }), {
      ...buyer,
      veteranStatus,
    });
    expect(finding).toEqual({ rule: 'veteran', verdict, reason });
  },
);
