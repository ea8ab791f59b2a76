import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { product, setProduct } from '@/lib/product.ts';
import { HowItWorksLink } from './how-it-works-link.tsx';

const shipped = product;

afterEach(() => setProduct(shipped));

function link(loweredPayment: typeof product.loweredPayment): string {
  setProduct({ ...shipped, loweredPayment });
  return renderToStaticMarkup(
    <MemoryRouter>
      <HowItWorksLink className="" />
    </MemoryRouter>,
  );
}

it('names no product, so that it is true of every one', () => {
  expect(link(shipped.loweredPayment)).toContain('>How the lowered payment works<');
});

it('is not there without a lowered payment', () => {
  expect(link(null)).toBe('');
});
