import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FundingStatus, ProgramKind } from '../catalog/catalog-program.ts';
import { programGroups } from './program-groups.ts';

const programs = fc.array(
  fc.record({
    kind: fc.constantFrom(...ProgramKind.options),
    status: fc.constantFrom(...FundingStatus.options),
  }),
);

describe('programGroups', () => {
  it.each([
    ['grant', 'open', 'now'],
    ['deferred-loan', 'unknown', 'now'],
    ['grant', 'waitlist', 'later'],
    ['forgivable-loan', 'paused', 'later'],
    ['tax-credit', 'open', 'taxCredits'],
    ['tax-credit', 'paused', 'taxCredits'],
  ] as const)('puts a %s that is %s with %s', (kind, status, group) => {
    expect(programGroups([{ kind, status }])[group]).toHaveLength(1);
  });

  it('puts every program into exactly one group and keeps the order', () => {
    fc.assert(
      fc.property(programs, (all) => {
        const { now, later, taxCredits } = programGroups(all);
        expect(new Set([...now, ...later, ...taxCredits])).toEqual(new Set(all));
        expect(now.length + later.length + taxCredits.length).toBe(all.length);
        for (const group of [now, later, taxCredits]) {
          expect(group).toEqual(all.filter((program) => group.includes(program)));
        }
      }),
    );
  });
});
