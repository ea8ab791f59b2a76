import { expect, it } from 'vitest';
import { pageAfterSecondStep, secondStepBefore } from './pages.ts';

it('opens the team page that the user requested once the second step is done', () => {
  const link = new URL(secondStepBefore('/operator/leads/7?a=b&c=d'), 'https://latchkey.example');
  expect(link.pathname).toBe('/profile/second-step');
  expect(pageAfterSecondStep(link.searchParams)).toBe('/operator/leads/7?a=b&c=d');
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/operators',
  '/\\evil.example',
  '',
  '/dashboard',
])('does not lead to %j', (next) => {
  expect(pageAfterSecondStep(new URLSearchParams({ next }))).toBeNull();
});
