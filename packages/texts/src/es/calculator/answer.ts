import type { answer as english } from '../../en/calculator/answer.ts';
import type { Translated } from '../../speak.ts';

export const answer: Translated<typeof english> = {
  subtitle: '{home:string} en {city:string}, {state:string} {zipcode:string}, por {price:string}',
  subtitleNoHome: 'Una casa en {city:string}, {state:string} {zipcode:string}, por {price:string}',
  changeAnswers: 'Cambiar mis respuestas',

  loanAlone: 'Años 1 a {years:number}, solo el préstamo',
  loanAndPart: 'Años 1 a {years:number}, con parte de impuestos y seguro',
  bothLoans: 'Años 1 a {years:number}, los dos préstamos',
  after: 'Desde el año {year:number}, con impuestos y seguro',
  latestAverage: 'Con el último promedio, {rate:string} ({day:string})',

  owedBefore: 'Antes de sus intereses. Hay que devolverlo todo.',
  owedMonthly: 'Lo devuelve cada mes hasta que termine el plazo.',

  allIn: 'Con seguro hipotecario',
  allInHelp: 'Con el pago de la ayuda',
  allInBoth: 'Con seguro hipotecario y el pago de la ayuda',
  thisYear: 'Años 1 a {years:number}',
  laterYears: 'Desde el año {year:number}',
  atLeast: 'al menos',

  notQualifiedOf:
    'para el programa de {name:string}. Aún puede obtener una hipoteca tradicional: <b>{payment:string}</b> al mes.',
  notQualifiedOfType:
    'para el programa de {name:string}. Un préstamo {type:string} tradicional costaría <b>{payment:string}</b> al mes.',
  ifRaised:
    'Con ese pago inicial usted paga <b>{payment:string}</b> durante {years:number} años en vez de <b>{traditional:string}</b>. No incluye impuestos ni seguro. Luego paga <b>{after:string}</b>, debe <b>{owed:string}</b> y tiene que pagar <b>{closing:string}</b> más en el cierre.',
  applyHelp: 'Aplicar {amount:string} de ayuda',
  orPrice: 'Con el dinero que tiene, calificaría una casa de {price:string} o menos.',
  traditionalHolds: 'Incluye impuestos y seguro. Al final no se debe nada más.',

  noLoan: 'No hace falta un préstamo',
  noLoanWords:
    'Su pago inicial de <b>{down:string}</b> cubre el precio de <b>{price:string}</b>. Usted paga los impuestos y el seguro, unos <b>{monthly:string}</b> al mes.',
  noLoanWithHelp:
    'Su dinero y la ayuda cubren el precio de <b>{price:string}</b>. Usted paga los impuestos y el seguro, unos <b>{monthly:string}</b> al mes.',
  changePrice: 'Cambiar el precio',

  loading: 'Buscando los programas que le corresponden',
  helpFailed: 'No se pudo cargar la ayuda.',
  lastFigure: 'Esta es su última cifra con ayuda.',
  withoutHelp: 'Estas cifras no cuentan ninguna ayuda.',
  noPrograms: 'Ningún programa de nuestro catálogo da ayuda para esta casa ahora',
  noProgramsWords:
    'Eso puede cambiar con otro precio o lugar. Los programas abren y cierran todo el año.',
};
