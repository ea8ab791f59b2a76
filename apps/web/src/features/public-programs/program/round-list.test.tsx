import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RoundList } from './round-list.tsx';

const over = (opensOn: string, endedOn: string, days: number) => ({
  opensOn,
  endedOn,
  days,
  closesOn: null,
});
const rounds = [over('2026-03-01', '2026-03-12', 11), over('2026-07-01', '2026-07-20', 19)];
const next = { opensOn: '2026-12-01', endedOn: null, days: null, closesOn: '2026-12-31' };

const words = (list: Parameters<typeof RoundList>[0]['rounds']) =>
  renderToStaticMarkup(<RoundList rounds={list} />).replaceAll(/<[^>]*>/g, '|');

it('lists rounds with their dates and lengths, newest first', () => {
  expect(words([...rounds, next])).toMatch(
    /Dec 01, 2026 to Dec 31, 2026.*Jul 01, 2026 to Jul 20, 2026: 19 days at most.*Mar 01, 2026 to Mar 12, 2026: 11 days at most/,
  );
  expect(words([])).toBe('');
});

it('does not mention the next round if there are fewer than three dated rounds', () => {
  expect(words(rounds)).not.toContain('next round');
  expect(words([...rounds, next])).toContain(
    'The money for the last two rounds lasted 11 and 19 days at most. The next round may be as short.',
  );
});
