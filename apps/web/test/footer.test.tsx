import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SiteContext } from '@/lib/site.ts';
import { Footer } from '@/ui/footer.tsx';
import { sampleSite } from './sample-site.ts';

function footerAt(address: string): string {
  return renderToStaticMarkup(
    <SiteContext value={sampleSite}>
      <MemoryRouter initialEntries={[address]}>
        <Footer />
      </MemoryRouter>
    </SiteContext>,
  );
}

it.each(['/', '/es', '/sources', '/es/programs/mi', '/no-such-page'])(
  'links to the main pages at %s',
  (address) => {
    expect(footerAt(address)).toContain('href="/how-it-works"');
  },
);

it.each([
  '/withdraw',
  '/notices',
  '/confirm-email',
  '/correction/7',
  '/quote/calculator',
  '/profile',
])('does not link to the main pages at %s, which is for one task', (address) => {
  expect(footerAt(address)).not.toContain('href="/how-it-works"');
  expect(footerAt(address)).toContain('href="/privacy"');
});
