import { describe, expect, it } from 'vitest';
import { buyer, sampleProgram } from '../../../test/program-samples.ts';
import type { ProgramRules } from '../../catalog/catalog-program.ts';
import { firstTimeBuyerFinding } from './first-time-buyer.ts';

type Rule = ProgramRules['firstTimeBuyer'];
const open: Rule = { required: false, exceptions: [] };
const strict: Rule = { required: true, exceptions: [] };
const veterans: Rule = { required: true, exceptions: ['veterans'] };
const areas: Rule = { required: true, exceptions: ['targeted-areas'] };
const both: Rule = { required: true, exceptions: ['targeted-areas', 'veterans'] };

const firstTime = { housingStatus: true, veteranStatus: false };
const repeat = { housingStatus: false, veteranStatus: false };
const repeatVeteran = { housingStatus: false, veteranStatus: true };

describe('firstTimeBuyerFinding', () => {
  it.each([
    [open, repeat, 'met', 'not-applicable'],
    [strict, firstTime, 'met', 'first-time'],
    [strict, repeat, 'not-met', 'not-first-time'],
    [strict, repeatVeteran, 'not-met', 'not-first-time'],
    [veterans, repeat, 'not-met', 'not-first-time'],
    [veterans, repeatVeteran, 'met', 'veterans-excepted'],
    [areas, repeat, 'check', 'targeted-areas-excepted'],
    [areas, repeatVeteran, 'check', 'targeted-areas-excepted'],
    [both, repeat, 'check', 'targeted-areas-excepted'],
    [both, repeatVeteran, 'met', 'veterans-excepted'],
    [both, firstTime, 'met', 'first-time'],
  ])(
    'compares the first-time buyer rule %o with the buyer %o: %s',
    (firstTimeBuyer, facts, verdict, reason) => {
      const program = sampleProgram({ rules: { firstTimeBuyer } });
      const finding = firstTimeBuyerFinding(program, { ...buyer, ...facts });
      expect(finding).toEqual({ rule: 'first-time-buyer', verdict, reason });
    },
  );
});
