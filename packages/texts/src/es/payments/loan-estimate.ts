import type { loanEstimate as english } from '../../en/payments/loan-estimate.ts';
import type { Translated } from '../../speak.ts';

export const loanEstimate: Translated<typeof english> = {
  notice:
    'Su tasa, su pago y sus costos reales podrían ser más altos. Obtenga una Estimación de préstamo (Loan Estimate) oficial antes de elegir un préstamo.',
};
