import type { PaymentSpan } from '@latchkey/domain';
import { describe, expect, it } from 'vitest';
import { paymentNote, paymentSpan } from './terms-payment.ts';

const span: PaymentSpan = {
  fromYear: 1,
  toYear: 7,
  monthly: 2189,
  monthlyInLastYear: 2189,
  taxesAndInsurance: 'line-of-credit',
  forTaxesAndInsurance: 0,
};

describe('paymentSpan', () => {
  it('shows the first and last year', () => {
    expect(paymentSpan(span)).toBe('Years 1 to 7');
  });

  it('shows a span of one year as a single year', () => {
    expect(paymentSpan({ ...span, toYear: 1 })).toBe('Year 1');
  });
});

describe('paymentNote', () => {
  it('states which loan pays taxes and insurance if the payment does not include them', () => {
    expect(paymentNote(span)).toMatch(/does not include.*line of credit pays the other years\.$/);
    expect(paymentNote({ ...span, forTaxesAndInsurance: 192.61 })).toContain('$192.61/month');
    expect(paymentNote({ ...span, taxesAndInsurance: 'second-loan' })).toContain('second loan');
  });

  it('shows the last payment if it differs from the first payment', () => {
    const inside = { ...span, taxesAndInsurance: 'inside', forTaxesAndInsurance: 500 } as const;
    expect(paymentNote(inside)).toBe(
      'The payment includes $500/month for estimated taxes and insurance.',
    );
    expect(paymentNote({ ...inside, monthlyInLastYear: 2300 })).toMatch(
      /\$500\/month .* at first.*In year 7, the payment is \$2,300\/month/,
    );
    expect(paymentNote({ ...inside, monthlyInLastYear: 2100 })).toMatch(
      /Mortgage insurance ends: in year 7, the payment is \$2,100\/month/,
    );
  });
});
