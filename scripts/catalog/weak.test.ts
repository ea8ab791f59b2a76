import { sampleProgram } from '@latchkey/domain/program-samples';
import { expect, it } from 'vitest';
import { loadReferenceData } from '../../apps/api/src/reference-data/load-reference-data.ts';
import { weakCounts, weakReport } from './weak.ts';

it('counts a program once for each kind of fact that is often wrong', () => {
  const page = (url: string) => ({ url, asOf: null, supports: 'amount' });
  const bare = sampleProgram({
    statusCheckedOn: null,
    sources: [page('https://a.example/'), page('https://b.example')],
  });
  const sound = sampleProgram({ website: null, sources: [page('https://a.example/help')] });
  const counts = weakCounts([bare, sound], loadReferenceData());
  expect(counts).toEqual({
    'earlier-limit': 0,
    'open-without-day': 1,
    'forgiven-without-schedule': 0,
    'grant-with-stay': 0,
    'bare-address': 1,
  });
  expect(weakReport(counts)).toMatch(/Open, without the day of a source +1\n/);
});
