import { describe, expect, it } from 'vitest';
import { contentHash, visibleText } from './visible-text.ts';

describe('visibleText', () => {
  it.each([
    ['<p>Up to <b>$10,000</b></p>\n\n  <p>a month</p>', 'Up to $10,000 a month'],
    ['a<script type="x">if (1 < 2) { "</p>" }</script >b', 'a b'],
    ['a<SCRIPT>x</SCRIPT>b<Style>x</sTYLE>c<noscript>x</noscript>d', 'a b c d'],
    ['<head><title>x</title></head><header>y</header>', 'y'],
    ['a<!-- <p>x</p> -->b', 'a b'],
    ['a<script>never closed', 'a'],
    ['a<p', 'a'],
    ['1 > 0', '1 > 0'],
    ['<svg><text>x</text></svg>', ''],
    ['', ''],
  ])('extracts the text of %j as %j', (html, text) => {
    expect(visibleText(html)).toBe(text);
  });

  it('reads a page in one pass, even if its tags are never closed', () => {
    expect(visibleText('<script'.repeat(500_000))).toBe('');
    expect(visibleText('<b '.repeat(500_000))).toBe('');
    expect(visibleText('<script></script>'.repeat(100_000))).toBe('');
  });
});

describe('contentHash', () => {
  const answer = (body: string, type?: string) => ({
    status: 200,
    headers: type === undefined ? {} : { 'content-type': type },
    body: Buffer.from(body),
  });
  const hash = (body: string, type?: string) => contentHash(answer(body, type), 1_000);

  it('returns the same hash for the same text in different tags, and a different hash for other text', () => {
    expect(hash('<p>Open</p>', 'text/html')).toBe(hash('<div> Open <i></i></div>'));
    expect(hash('<p>Open</p>', 'text/html')).not.toBe(hash('<p>Closed</p>', 'text/html'));
  });

  it('compares a PDF byte for byte', () => {
    expect(hash('%PDF <a>1', 'application/pdf')).not.toBe(hash('%PDF <b>1', 'application/pdf'));
  });
});
