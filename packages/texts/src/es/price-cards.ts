/** The card that shows the highest assistance amount at each income. */
export const raise = {
  title: 'Lo que cuesta un aumento',
  lead: 'La mayor ayuda para el pago inicial de un solo programa, según el ingreso de su hogar.',
  failed: 'No se pudo cargar la ayuda con cada ingreso.',
  none: 'No encontramos ningún programa que ayude con estos ingresos, de {from} a {to}.',
  you: 'usted, {income}',
  drop: '{at}: {dollars}',

  loss: 'Con {by} más al año, pierde {dollars}',
  lossOf: 'Con {by} más al año, pierde de {least} a {most}',
  mayLose: 'Con {by} más al año, puede perder hasta {dollars}',
  ends: 'Por encima de {at}, {count, plural, one {termina} other {terminan}} {programs}.',
  mayEnd: 'Por encima de {at}, puede terminar {programs}. Pregunte por el límite exacto.',
  noLoss: 'Ningún aumento hasta {to} le quita ayuda',
  noLossWords: 'Ahí termina la gráfica.',
  noHelp: 'Con su ingreso, ningún programa ayuda con seguridad',
  noHelpWords: 'Por eso un aumento no le quita nada.',

  gain: 'Con {by} menos al año, tendría {dollars} más',
  gainOf: 'Con {by} menos al año, tendría de {least} a {most} más',
  mayGain: 'Con {by} menos al año, podría tener hasta {dollars} más',
  opens: 'Con {at} o menos, se {count, plural, one {abre} other {abren}} {programs}.',
  noGain: 'Con menos ingreso no se abre nada más',
  noGainWords: 'Hasta {from}, donde empieza la gráfica.',

  keepsAll: 'Si solo cuenta el ingreso de quienes piden el préstamo, no la pierde',
  keepsPart: 'Si solo cuenta el ingreso de quienes piden el préstamo, conserva {dollars}',
  keepsWords: 'Así lo {count, plural, one {hace} other {hacen}} {programs}. Pregunte primero.',
  askWhose: 'Pregunte de quién es el ingreso que cuenta',
  askWhoseWords:
    '{programs} no lo {count, plural, one {dice} other {dicen}}: el de todos o solo el de quienes piden el préstamo.',
  everyones: 'Aquí cuenta el ingreso de todos',
  everyonesWords: '{programs} {count, plural, one {mira} other {miran}} el hogar entero.',
  borrowers: 'Aquí solo cuenta el ingreso de quienes piden el préstamo',
  borrowersWords: '{programs} no {count, plural, one {cuenta} other {cuentan}} a otras personas.',

  unsure: 'También podría ayudar: hasta {dollars}',
  'why-unknown-limit': 'A rayas: {programs}. No se conoce el límite de ingresos. Pregunte.',
  'why-near-limit': 'A rayas: {programs}. Ahí el límite de ingresos es una estimación. Pregunte.',
  'why-verify': 'A rayas: {programs}. Verifique primero los datos.',
  andMore: '{count, plural, one {# más} other {# más}}',

  note: 'Cuenta la ayuda para el precio de los programas que podría recibir ahora, con una vivienda de {price}. Las demás reglas también cuentan. Cada escalón es exacto al dólar.',
  caption: 'La mayor ayuda con cada ingreso',
  columnIncome: 'Ingreso al año',
  columnHelp: 'La mayor ayuda de un programa',
  range: '{from} a {to}',
  cellUnsure: 'quizás {dollars}: {programs}',
} as const;

/** The card that compares renting with buying. */
export const rentOrBuy = {
  title: 'Alquilar o comprar',
  note: 'Su alquiler al lado de esta vivienda, durante 10 años',
  lead: 'Su alquiler al lado de una vivienda de {price} sin ayuda. No dice qué es mejor.',
  leadWith: 'Su alquiler al lado de una vivienda de {price} con {program}. No dice qué es mejor.',
  rent: 'Alquiler actual, al mes',
  rentGrows: 'El alquiler sube al año',
  pricesGrow: 'Los precios suben al año',
  growthMissing: 'Escriba un porcentaje de 0% a {highest}. 0% es sin aumento.',
  growthClamped: 'Puede ser de 0% a {highest}. Usamos {used}.',
  rentWhole: 'Escriba el alquiler en dólares enteros.',
  rentTooHigh: 'El alquiler puede ser como máximo {highest}.',
  printed: 'El alquiler sube {rent} al año y los precios suben {price} al año.',
  rentMissing: 'Escriba su alquiler para verlo al lado de la vivienda.',

  caption: 'Lo pagado hasta entonces y lo que es suyo',
  captionMonth: 'Al mes, en ese año',
  after: 'Después de',
  inYear: 'En el año',
  years: '{years, plural, one {# año} other {# años}}',
  rentPaid: 'Alquiler pagado',
  homePaid: 'Pagado por la vivienda',
  yours: 'Suyo en la vivienda',
  rentMonth: 'Alquiler',
  homeMonth: 'Vivienda, todo incluido',
  range: '{least} a {most}',

  parts:
    'Pagado: el dinero para el cierre y los pagos con todo incluido. Suyo: el precio menos el préstamo.',
  partsWithHelp:
    'Pagado: el dinero para el cierre y los pagos con todo incluido. Suyo: el precio menos el préstamo y menos lo que debe por la ayuda.',
  leftOut: 'No incluye reparaciones ni los costos de vender.',
  assumed:
    'Los impuestos y el seguro suben {growth} al año. Los precios empiezan en 0% porque nadie sabe cómo cambiarán. Redondeado a $100.',
  ask: 'No se conocen algunas condiciones de la ayuda, por eso su parte es un rango. Pregunte cómo se devuelve la ayuda.',
} as const;
