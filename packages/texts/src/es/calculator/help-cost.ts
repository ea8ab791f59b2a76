import type { helpCost as english } from '../../en/calculator/help-cost.ts';
import type { Translated } from '../../speak.ts';

export const helpCost: Translated<typeof english> = {
  title: 'Cuánto cuesta la ayuda',
  lead: '{amount:string} de {program:string}',
  terms: 'Todas las condiciones del programa',

  free: 'No hay nada que devolver.',
  monthly:
    '{payment:string} al mes durante {years:number} años al {rate:string}, además de los pagos de arriba.',
  noMonthly: 'No hay nada que pagar cada mes.',
  interest: 'Se suman intereses del {rate:string} al año y se pagan al final.',
  compoundInterest: 'Cada año se suman intereses del {rate:string} al año y se pagan al final.',
  share: 'La agencia toma el {percent:string} de lo que la casa aumente de valor.',
  forgivenAtEnd: 'Se condona toda después de {years:number} año{{s}}.',
  forgivenYearly: 'Cada año se condona una parte. Después de {years:number} años se condona toda.',
  forgivenMonthly: 'Cada mes se condona una parte. Después de {years:number} años se condona toda.',
  forgivenFrom: 'Eso empieza después de {years:number} año{{s}}.',
  due: 'Hay que pagarla al {events:string}.',
  dueUntilForgiven: 'Hasta entonces, hay que pagarla al {events:string}.',
  'on-sale': 'vender',
  'on-refinance': 'refinanciar',
  'on-move-out': 'mudarse',
  'on-payoff': 'terminar de pagar el primer préstamo',
  'on-transfer': 'traspasar la casa',
  dueAfter: 'En todo caso, hay que pagarla después de {years:number} años.',
  choices: 'La agencia ofrece más de una forma de devolverla. Esta es la más común.',

  unknownBefore: 'Pregunte a la agencia qué pasa si vende o se va antes del año {years:number}.',
  unknown: 'No se sabe, pregunte a la agencia: {what:string}.',
  'unknown-repayment': 'cómo se devuelve',
  'unknown-due': 'cuándo hay que devolverla',
  'unknown-forgiveness': 'si se condona y cuándo',
  'unknown-payment': 'su tasa o cuánto tiempo se paga',
  'unknown-payment-start': 'cuándo empiezan sus pagos mensuales',
  'unknown-appreciation-share': 'la parte de la agencia si la casa aumenta de valor',
};
