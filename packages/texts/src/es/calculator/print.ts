import type { print as english } from '../../en/calculator/print.ts';
import type { Translated } from '../../speak.ts';

export const print: Translated<typeof english> = {
  print: 'Imprimir',
  title: 'Estimación de la hipoteca',
  made: 'Hecha el {day:string}',

  payment: '{payment:string} al mes',
  lowers:
    'Con el programa de {name:string}, ahorra {saved:string} al mes ({percent:string}) durante {years:number} años, en comparación con el pago tradicional de {traditional:string} al mes.',
  withoutHelp: 'Este es el pago tradicional. Estas cifras no cuentan ninguna ayuda.',
  didNotQualify: 'No calificó',
  increase:
    'Aumente su pago inicial en {amount:string} para reducir sus pagos mensuales en {saved:string} al mes. Hasta entonces, usted paga el pago tradicional: {traditional:string} al mes.',

  location: 'Ubicación',
  homePrice: 'Precio de la casa',
  downPayment: 'Pago inicial',
  help: 'Ayuda',
  helpFrom: '{amount:string} de {program:string}',
  noHelp: 'Ninguna',
  everyPayment: 'Todos los pagos',
  loan: 'Préstamo',
  apr: 'Tasa de porcentaje anual (APR)',
  aprUnknown: 'No se conoce',
  loanTerms: '{amount:string}, {type:string|{Conventional:convencional}}',
  term: 'Plazo y tasa',
  termWords: '{years:number} años, {rate:string} fija',
  rateFrom: 'La tasa viene de {source:string}.',
  rateFromDated: 'La tasa viene de {source:string}, {day:string}.',
  creditScore: 'Puntaje de crédito',
  scoreAssumed: 'No lo dio: suponemos 620 o más',
  propertyTax: 'Impuestos sobre la propiedad al año',
  insurance: 'Seguro de vivienda al año',
  growth: 'Impuestos y seguro',
  growthWords: 'suben {growth:string} al año',
  mortgageInsurance: 'Seguro hipotecario',
  counted: 'Contado',
  closingCosts: 'Costos de cierre',
  points: 'Puntos',
  lenderFees: 'Cargos del prestamista',
  dues: 'Cuotas de HOA al mes',
  extraPrincipal: 'Capital adicional al mes',

  estimate:
    'Esto es una estimación basada en las cifras de arriba. No es una oferta de crédito ni una promesa de préstamo. Un prestamista decide la tasa, los costos y la aprobación. Los requisitos y los fondos de los programas cambian: pregunte a la agencia.',
};
