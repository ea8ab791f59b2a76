import type { landing as english } from '../en/landing.ts';
import type { Translated } from '../speak.ts';

export const landing: Translated<typeof english> = {
  pages: 'Más información',
  howItWorks: 'Cómo funciona',
  states: 'Programas por estado',
  signIn: 'Iniciar sesión',
  lead: 'Responda {questions:number} preguntas y luego hasta {quick:number} rápidas. Vea la ayuda para el pago inicial que podría recibir si es elegible, y cuánto podría costarle su hipoteca cada mes.',
  start: 'Ver mi cotización',
  continue: 'Seguir mi cotización',
  effort: '3 minutos \u00b7 no necesita cuenta',
  claim:
    'Pagos hasta {percent:number}% más bajos en los primeros años. <a>Vea un ejemplo paso a paso</a>, con lo que deberá después.',

  exampleTitle: 'Un ejemplo de lo que verá',
  found: '3 programas encontrados',
  foundLead: 'hasta <b>$25,000</b> de la ciudad y del estado',
  mayFind: 'Programas que le convienen',
  mayFindLead: 'con la regla detrás de cada sí y cada no',
  payment: 'PAGO DE LA HIPOTECA',
  first: 'Años 1 a {years:number}, al mes',
  after: 'Desde el año {year:number}, al mes',
  owed: 'Y todavía se debe',
  onLine: 'en la línea de crédito',
  average: 'Con el promedio más reciente, {rate:string} ({date:string})',
  home: 'Un ejemplo: una casa de {price:string} en Detroit',

  steps: 'Los pasos',
  questionsTitle: '{questions:number} preguntas, luego hasta {quick:number} rápidas',
  questionsLead: '3 minutos, sin cuenta y sin número de Seguro Social.',
  helpTitle: 'La ayuda que podría recibir si es elegible',
  helpLead: 'Con la regla detrás de cada sí y cada no, y si todavía hay dinero.',
  paymentTitle: 'Su pago, ahora y después',
  paymentLead: 'Y el dinero que necesita en el cierre.',
};
