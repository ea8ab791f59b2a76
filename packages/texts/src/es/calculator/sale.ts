import type { sale as english } from '../../en/calculator/sale.ts';
import type { Translated } from '../../speak.ts';

export const sale: Translated<typeof english> = {
  title: 'Si vende',
  inShort: 'Después de {years:number} año{{s}}: le quedan {dollars:string}',
  inShortBeforeHelp:
    'Después de {years:number} año{{s}}: le quedan {dollars:string} antes de devolver la ayuda',
  inShortShort: 'Después de {years:number} año{{s}}: le faltan {dollars:string}',
  year: 'Vendo después de',
  years: '{years:number} año{{s}}',
  growth: 'El valor de la casa cambia cada año en',
  growthHint: 'Nadie lo sabe. Pruebe valores más altos y más bajos, incluso menos de 0%.',
  growthMissing: 'Escriba un porcentaje. Mientras tanto usamos el último.',
  growthClamped: 'Debe ser de {lowest:string} a {highest:string}, así que usamos {used:string}.',

  price: 'Precio entonces',
  firstLoan: 'Se debe del primer préstamo',
  lineOfCredit: 'Se debe en la línea de crédito',
  secondLoan: 'Se debe del segundo préstamo',
  help: 'Se debe por la ayuda',
  left: 'Le queda',
  leftBeforeHelp: 'Le queda antes de devolver la ayuda',
  short: 'Le faltan',
  unknown: 'no se conoce',
  fellDue: 'se pagaba después del año {year:number}: {dollars:string}',
  sellingCosts: 'De esto también paga los gastos de la venta.',
  sellingCostsAndLine:
    'De esto también paga los gastos de la venta y los intereses de una línea de crédito.',

  schedule: 'Ver cada año en una tabla',
  caption: 'Lo que se debe si vende al final de un año',
  columnYear: 'Año',
  columnPrice: 'Precio',
  columnFirst: 'Primer préstamo',
  columnLine: 'Línea de crédito',
  columnSecond: 'Segundo préstamo',
  columnHelp: 'Ayuda',
  columnOwed: 'Total que se debe',
  columnOwedBeforeHelp: 'Se debe sin contar la ayuda',
  columnLeft: 'Le queda',
};
