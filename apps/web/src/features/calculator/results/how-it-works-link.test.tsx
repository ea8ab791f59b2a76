import type { LocalProduct } from '@latchkey/domain';
import { plainProduct, sampleProduct } from '@latchkey/domain/samples';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SiteContext } from '@/lib/site.ts';
import { sampleSite } from '../../../../test/sample-site.ts';
import { HowItWorksLink } from './how-it-works-link.tsx';

function link(product: LocalProduct): string {
  return renderToStaticMarkup(
    <SiteContext value={{ ...sampleSite, product }}>
      <MemoryRouter>
        <HowItWorksLink className="" />
      </MemoryRouter>
    </SiteContext>,
  );
}

it('does not name a product, so that the text is true for every product', () => {
  expect(link(sampleProduct)).toContain('>How the lowered payment works<');
});

it('renders nothing if the site offers no lowered payment', () => {
  expect(link(plainProduct)).toBe('');
});
