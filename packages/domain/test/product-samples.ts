import { calculatorDetails, defaultCalculatorDetails } from '../src/draft/calculator-details.ts';
import { SiteProduct } from '../src/site-product.ts';

/** The product from the specification, which is also in `brand/product.json`. */
export const sampleProduct = SiteProduct.parse({
  rate: { percent: 6.375 },
  terms: [15, 20, 30],
  defaultTerm: 30,
  loweredPayment: {
    name: 'monthly payment lowering',
    shortName: 'ITMO',
    lineOfCredit: 25_000,
    lengths: ['7 years', '5 years', '3 years', '3 years (LOC)'],
  },
  translations: { es: { name: 'reducción del pago mensual' } },
});

/** A site that offers no lowered payment. */
export const plainProduct: SiteProduct = { ...sampleProduct, loweredPayment: null };

/** The calculator's settings before the buyer changes any of them. */
export const sampleDetails = calculatorDetails(defaultCalculatorDetails, sampleProduct);
