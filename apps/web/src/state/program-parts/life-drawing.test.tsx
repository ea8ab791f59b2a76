import type { FundingBand } from '@latchkey/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LifeDrawing } from './life-drawing.tsx';

/** Returns the legend symbol for a status, without the IDs of its patterns. */
function signOf(status: FundingBand['status']): string {
  const bands = [{ from: '2026-10-01', to: '2026-11-21', status }];
  const html = renderToStaticMarkup(
    <LifeDrawing bands={bands} statements={[]} today="2026-11-21" />,
  );
  return (/<ul.*?<svg[^>]*>(.*?)<\/svg>/.exec(html)?.[1] ?? '')
    .replace(/id="[^"]*"|url\([^)]*\)/g, '')
    .replace(/var\([^)]*\)/g, '');
}

it('draws each status with its own stripes, so that color is not the only difference', () => {
  const signs = (['open', 'waitlist', 'paused', 'closed', 'unknown'] as const).map(signOf);
  expect(new Set(signs).size).toBe(5);
  expect(signs).not.toContain('');
});
