import type { panels as english } from '../../en/calculator/panels.ts';
import type { Translated } from '../../speak.ts';

export const panels: Translated<typeof english> = {
  owedOnLineAndHelp: 'Y todavía debe en la línea de crédito y la ayuda',
  owedOnSecondAndHelp: 'Y todavía debe en el segundo préstamo y la ayuda',
  owedParts: '{second:string} en {loan:string}, {help:string} por la ayuda.',
  lineOfCredit: 'la línea de crédito',
  secondLoan: 'el segundo préstamo',
  owedUnknown: 'Pregunte a la agencia cuánto debería por la ayuda.',
  helpCosts: 'Ver cuánto cuesta la ayuda',
  fellDue: 'La ayuda se paga antes: {dollars:string} después de {years:number} año{{s}}.',
  assistancePayment: 'más <b>{payment:string}/mes</b> por la ayuda, {years:number} años',
  helpPaymentUnknown: 'más un pago por la ayuda: pregunte a la agencia',

  'financed-fha': 'La prima inicial de FHA, de {premium:string}, se suma al préstamo.',
  'financed-va': 'El cargo por financiamiento del VA, de {premium:string}, se suma al préstamo.',
  'financed-usda': 'El cargo de garantía de USDA, de {premium:string}, se suma al préstamo.',

  besides: 'Además de estos pagos',
  duesOutside: 'Los pagos de arriba no incluyen las cuotas de HOA que agregó.',
  extraOutside: 'Los pagos de arriba no incluyen el capital adicional que agregó.',

  insuranceLikely:
    'Seguro hipotecario, que un préstamo así exige: unos {monthly:string} al mes durante {months:number} meses',
  insuranceForLife:
    'Seguro hipotecario, que un préstamo FHA así exige: unos {monthly:string} al mes durante toda la vida del préstamo, y {upFront:string} al inicio',
  insuranceForYears:
    'Seguro hipotecario, que un préstamo FHA exige: unos {monthly:string} al mes durante {months:number} meses, y {upFront:string} al inicio',
  insuranceVa:
    'El cargo por financiamiento del VA, de {upFront:string}, que suele sumarse al préstamo. No lo paga si tiene una calificación por discapacidad del VA',
  insuranceUsda:
    'Los cargos de USDA: unos {monthly:string} al mes durante toda la vida del préstamo, y {upFront:string} al inicio',
  insuranceUnknown:
    'Seguro hipotecario: un préstamo así lo exige, pero no tenemos una tasa para él',
  more: 'Reparaciones, mudanza, depósitos que pide el prestamista',
  leftOutNote: 'Sus costos serán más altos: {parts:string}.',
  shortInsurance: 'seguro hipotecario',
  shortVa: 'cargo por financiamiento del VA',
  shortUsda: 'cargos de USDA',
  shortLineInterest: 'intereses de la línea de crédito',
  shortClosing: 'costos de cierre',
  shortDues: 'cuotas de HOA',
  shortMore: 'reparaciones',
  addThem: 'Agregue lo que sabe',
};
