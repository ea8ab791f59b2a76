import type { example as english } from '../../en/about/example.ts';
import type { Translated } from '../../speak.ts';

export const example: Translated<typeof english> = {
  title: 'De dónde sale “hasta {percent:string}”',
  lead: 'Una casa, calculada paso a paso, con lo que deberá después.',
  home: 'La casa cuesta {price:string} y usted da un pago inicial de {down:string}. Cada año, el impuesto sobre la propiedad es {tax:string} del precio y el seguro de la casa es {insurance:string}. El préstamo es a {years:number} años, con una tasa de {rate:string}.',
  traditionalTitle: 'Pago tradicional',
  traditional:
    '{loan:string} al mes pagan el préstamo, y {taxes:string} pagan los impuestos y el seguro.',
  loweredTitle: 'Con {name:string}',
  lowered: '{saved:string}/mes menos ({percent:string}) durante {years:number} años.',
  dueAtClosing: 'Impuestos y seguro que se pagan en el cierre',
  how: 'Durante {years:number} años, usted paga solo el préstamo. En el cierre paga los impuestos y el seguro del primer año. Una línea de crédito paga los de los otros años, y al final usted debe ese dinero.',
  who: 'Aquí el ahorro es grande porque los impuestos y el seguro son una parte grande del pago. Su ahorro puede ser menor, o es posible que usted no califique. Esto es una estimación, no una oferta.',
  start: 'Empezar mi cotización',
};
