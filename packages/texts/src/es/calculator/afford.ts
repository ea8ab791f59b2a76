import type { afford as english } from '../../en/calculator/afford.ts';
import type { Translated } from '../../speak.ts';

export const afford: Translated<typeof english> = {
  title: '¿Cabe en su ingreso?',
  lead: 'Un prestamista cuenta el pago tradicional, con impuestos: {housing:string} al mes.',
  plusHelp: 'Esto incluye el pago de la ayuda.',
  helpUnknown: 'Esto no incluye el pago de la ayuda, que no se conoce.',
  front: 'Para la casa',
  back: 'Con otras deudas',
  ofIncome: 'del ingreso',
  incomeOpen: 'Responda la pregunta del ingreso para ver qué parte de su ingreso es.',
  otherDebts: 'Otros pagos de deudas al mes',
  otherDebtsHint: 'Auto, tarjetas de crédito, préstamos de estudios. 0 si no tiene.',

  ruleWithin: 'Dentro de una guía común: {front:string} para la casa, {back:string} con deudas.',
  ruleOver:
    'Más que una guía común: {front:string} para la casa, {back:string} con deudas. Los prestamistas pueden aceptar más.',
  guides: 'Deudas, y lo que aceptan los prestamistas',
  within: 'dentro',
  over: 'por encima',
  both: '{front:string} para la casa, {back:string} con todas las deudas',
  backOnly: '{back:string} con todas las deudas',
  'guide-rule-of-thumb': 'Regla práctica 28/36',
  'guide-fannie-mae-manual': 'Fannie Mae, revisión manual',
  'guide-fannie-mae-manual-reserves': 'Fannie Mae, con buen puntaje y ahorros',
  'guide-fannie-mae-automated': 'Fannie Mae, revisión automática',
  'guide-fha-manual': 'FHA, revisión manual',
  'guide-fha-manual-one-factor': 'FHA, con un punto fuerte más',
  'guide-fha-manual-two-factors': 'FHA, con dos puntos fuertes más',
  'guide-fha-automated': 'FHA, revisión automática',
  guideSource: '{publisher:string}, {year:string}',
  guidesNote: 'Son guías, no una decisión. Un prestamista mira más que esto.',

  conforming: 'límite del préstamo conforme',
  fha: 'límite del préstamo FHA',
  limitLoading: 'Buscando el límite del préstamo en el condado.',
  limitFailed: 'No pudimos cargar el límite del préstamo en el condado.',
  tryAgain: 'Buscarlo otra vez',
  limitWithin: 'El préstamo está dentro del {kind:string} de {county:string}: {limit:string}.',
  limitOver:
    'El préstamo pasa por {over:string} el {kind:string} de {county:string}, {limit:string}. Ese es otro tipo de préstamo, con otras tasas y requisitos. Quizás los programas de ayuda no lo acepten.',
  limitNone: 'Para préstamos {type:string} no hay límite del préstamo por condado.',
  limitTwoUnits: 'Este límite es para una vivienda de dos unidades.',
  limitSource: '{publisher:string}, {asOf:string}.',
};
