import type { HelpByIncome, HelpLoss } from '@latchkey/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { setLocale } from '@/lib/text.ts';
import { helping, sampleHelp, step, unsure } from '../../../../test/sample-help.ts';
import { programNames, type RaiseLine, raiseLines } from './raise-words.ts';

afterEach(() => setLocale('en'));

const said = (help: HelpByIncome, about: RaiseLine['about']) =>
  raiseLines(help)
    .filter((line) => line.about === about)
    .map(({ title, words }) => `${title}. ${words}`);

function withLoss(changes: Partial<HelpLoss>): HelpByIncome {
  const { loss } = sampleHelp;
  return { ...sampleHelp, loss: loss && { ...loss, ...changes } };
}

describe('raiseLines', () => {
  it('states what a raise costs, to the dollar', () => {
    expect(said(sampleHelp, 'loss')).toEqual([
      '$27,501 more a year, and you lose $15,000. Above $75,500, Program 1 and Program 2 end.',
    ]);
  });

  it.each<[string, Partial<HelpLoss>, string]>([
    [
      'one program',
      { programs: [helping(1)] },
      '$27,501 more a year, and you lose $15,000. Above $75,500, Program 1 ends.',
    ],
    [
      'a range',
      { least: 5_000 },
      '$27,501 more a year, and you lose $5,000 to $15,000. Above $75,500, Program 1 and Program 2 end.',
    ],
    [
      'a loss that is not certain',
      { least: 0 },
      '$27,501 more a year, and you may lose up to $15,000. Above $75,500, Program 1 and Program 2 may end. Ask for the exact limit.',
    ],
  ])('describes the loss of help: %s', (_, changes, expected) => {
    expect(said(withLoss(changes), 'loss')).toEqual([expected]);
  });

  it('states that no raise reduces the assistance, or that the buyer has no assistance to lose', () => {
    const safe = { ...sampleHelp, loss: null };
    expect(said(safe, 'loss')).toEqual([
      'No raise up to $140,000 costs you help. This chart ends there.',
    ]);
    const none = { ...safe, steps: [step(40_000, 140_000, 0)] };
    expect(said(none, 'loss')).toEqual([
      'No program is certain to help at your income. So a raise does not reduce your help.',
    ]);
    expect(said(none, 'borrowers')).toEqual([]);
  });

  it('states how much assistance a lower income would add', () => {
    expect(said(sampleHelp, 'gain')).toEqual([
      'A lower income adds no help. Down to $40,000, where this chart begins.',
    ]);
    const gain = { at: 45_000, by: 3_000, least: 5_000, most: 5_000, programs: [helping(4)] };
    expect(said({ ...sampleHelp, gain }, 'gain')).toEqual([
      '$3,000 less a year would add $5,000. At $45,000 or less, Program 4 opens.',
    ]);
    expect(said({ ...sampleHelp, gain: { ...gain, least: 0 } }, 'gain')).toEqual([
      '$3,000 less a year may add up to $5,000. At $45,000 or less, Program 4 opens.',
    ]);
  });

  it.each<[string, Partial<HelpLoss>, string]>([
    [
      'all of the help',
      { borrowersOnly: { dollars: 25_000, programs: [helping(1)] } },
      'You keep the help if only the borrowers’ income counts. Program 1 counts only the borrowers’ income. Ask first.',
    ],
    [
      'a part of the help',
      { borrowersOnly: { dollars: 12_500, programs: [helping(1), helping(2)] } },
      'You keep $2,500 of the help if only the borrowers’ income counts. Program 1 and Program 2 count only the borrowers’ income. Ask first.',
    ],
    [
      'no help, because the household counts',
      {},
      'Everyone’s income counts here. Program 1 and Program 2 look at the whole household.',
    ],
    [
      'that the program does not say',
      { programs: [helping(1), helping(2, 'unknown')] },
      'Ask whose income counts. Program 2 does not say whether everyone’s income counts, or only the borrowers’.',
    ],
    [
      'that the borrowers’ income already counts',
      { programs: [helping(1, 'borrowers')] },
      'Only the borrowers’ income counts here. Program 1 does not count other people.',
    ],
  ])('states whose income counts, and what that keeps: %s', (_, changes, expected) => {
    expect(said(withLoss(changes), 'borrowers')).toEqual([expected]);
  });

  it('explains the striped areas, once for each reason', () => {
    const wayne = unsure(15_000, helping(5), 'unknown-limit');
    const later = unsure(12_000, helping(6), 'verify');
    const near = unsure(11_000, helping(7), 'near-limit');
    const steps = [
      ...sampleHelp.steps.slice(0, 1),
      step(75_501, 90_000, 10_000, [helping(3)], wayne),
      step(90_001, 95_000, 9_000, [helping(3)], wayne),
      step(95_001, 99_000, 9_000, [helping(3)], near),
      step(99_001, 140_000, 9_000, [helping(3)], later),
    ];
    expect(said({ ...sampleHelp, steps }, 'unsure')).toEqual([
      'May help, too: up to $15,000. Striped: Program 5. The income limit is not known. Ask the agency.',
      'May help, too: up to $11,000. Striped: Program 7. The income limit there is an estimate. Ask the agency.',
      'May help, too: up to $12,000. Striped: Program 6. Verify the facts first.',
    ]);
  });

  it('states the cost of a raise in Spanish', async () => {
    await setLocale('es');
    expect(said(sampleHelp, 'loss')).toEqual([
      'Con $27,501 más al año, pierde $15,000. Por encima de $75,500, terminan Program 1 y Program 2.',
    ]);
  });
});

describe('programNames', () => {
  it.each([
    [1, 'Program 1'],
    [3, 'Program 1, Program 2, and Program 3'],
    [4, 'Program 1, Program 2, Program 3, and 1 more'],
    [6, 'Program 1, Program 2, Program 3, and 3 more'],
  ])('lists %s programs', (count, words) => {
    const programs = Array.from({ length: count }, (_, index) => helping(index + 1));
    expect(programNames(programs)).toBe(words);
  });
});
