import type { yourFigures as english } from '../../en/calculator/your-figures.ts';
import type { Translated } from '../../speak.ts';

export const yourFigures: Translated<typeof english> = {
  yourMoney: 'Su propio dinero',
  of: 'de {cash:string}',
  yourMoneyAndHelp: 'suyo + {help:string} de ayuda',
  helpComing: 'suyo + ayuda',

  addWhatYouKnow: 'Agregue lo que sabe',
  addNote: 'Impuestos, seguro, HOA, cierre, deudas',

  change: 'Cambiar',
  done: 'Listo',
  close: 'Cerrar',
  summary: '{price:string} · {own:string} suyos',
  summaryHelped: '{price:string} · {own:string} + {help:string} de ayuda',
  summaryTerms: '{years:number} años · {rate:string}',

  head: '<b>{payment:string}</b> luego <b>{after:string}</b>',
  headLater: 'desde el año {year:number}. Debe <b>{owed:string}</b> después',
  headTraditional: '<b>{payment:string}/mes</b>',
  headNotQualified: 'No calificó: {name:string}',
  headLoading: 'Buscando los programas que le corresponden',
  headNoLoan: 'No hace falta un préstamo',

  lastChange: 'Último cambio <b>{change:string} al mes</b>',
  noChange: 'Cambie una cifra para ver qué pasa.',
  undo: 'Deshacer',
  undone: 'Se deshizo el último cambio.',
  more: '+{amount:string}',
  less: '−{amount:string}',

  nextStep: 'Próximo paso',

  keep: 'Guardar estas cifras',
};
