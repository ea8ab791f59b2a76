import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InTheirWords } from './in-their-words.tsx';

it("shows a source's words as an English quotation, with the source and the date", () => {
  const quote = { fact: 'amount', words: 'Up to <b>$10,000</b>.', day: '2026-11-20' };
  const html = renderToStaticMarkup(
    <InTheirWords quote={quote} url="https://www.agency.example.gov/help" />,
  );
  expect(html).toContain('In their words: agency.example.gov, Nov 20, 2026');
  expect(html).toMatch(
    /<blockquote cite="https:[^"]*" lang="en"[^>]*>\u201CUp to &lt;b&gt;\$10,000&lt;\/b&gt;\.\u201D</u,
  );
});
