import type { leftOut as english } from '../en/left-out.ts';
import type { Translated } from '../speak.ts';

export const leftOut: Translated<typeof english> = {
  notIn: 'No incluye: {parts:string}.',
  taxes: 'impuestos',
  insurance: 'seguro',
  rest: 'impuestos y seguro, salvo {part:string}',
  mortgageInsurance: 'seguro hipotecario {monthly:string}',
  mortgageInsuranceUnknown: 'seguro hipotecario (no tenemos una tasa)',
  upFront: 'cargo financiado {monthly:string}',
  withoutInsurance: '{terms:string} sin seguro hipotecario',
};
