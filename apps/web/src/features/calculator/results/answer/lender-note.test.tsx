import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LenderNote } from './lender-note.tsx';

it.each([
  ['guide', { tint: false, icon: false, semibold: false }],
  ['many', { tint: true, icon: true, semibold: false }],
  ['most', { tint: true, icon: true, semibold: true }],
] as const)('warns more strongly the higher the exceeded limit is: "%s"', (above, look) => {
  const note = renderToStaticMarkup(<LenderNote words="A lender counts $1,199." above={above} />);
  expect(note).toContain('A lender counts $1,199.');
  expect({
    tint: note.includes('bg-warn-tint'),
    icon: note.includes('<svg'),
    semibold: note.includes('font-semibold'),
  }).toEqual(look);
});
