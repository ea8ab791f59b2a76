export const descriptions = {
  landing:
    'Responda {questions, number} preguntas y luego hasta {quick, number} rápidas. Vea la ayuda para el pago inicial que podría recibir, con las razones, y cuánto podría costar su hipoteca cada mes.',
  howItWorks:
    'Cómo una línea de crédito puede bajar su pago de la hipoteca en los primeros años, cuánto debe después y cuándo no le conviene.',
  example:
    'Todas las cifras de un ejemplo: de dónde sale “hasta {percent}”, el pago de después y cuánto se debe más adelante.',
  sources:
    'De dónde vienen nuestras cifras y de qué fecha son: programas para el pago inicial, tasas hipotecarias, límites del préstamo, impuestos y seguros.',
  allPrograms:
    'Programas de ayuda para el pago inicial en cada estado: quién puede recibirlos, qué se debe después, si hay dinero y quién lo dice.',
  loanEstimate:
    'Revise en su propio dispositivo la Estimación de préstamo (Loan Estimate) de un prestamista: sumas, pago, tasa de porcentaje anual (APR), la ayuda con la que cuenta y una pregunta por cada cifra que no coincide. No se envía nada.',
  proof:
    'Cuántos de nuestros datos tienen fuente de la agencia, fecha reciente y fondos conocidos, por estado, y qué comparan nuestras pruebas. También los malos resultados.',
  data: 'Todos los programas para el pago inicial en archivos JSON y CSV con fuentes y fechas, noticias de los cambios por estado y calendarios de rondas de fondos. Gratis y sin clave.',
  changes:
    'Qué cambió en los programas de ayuda para el pago inicial: si hay dinero, quién lo dijo y cuándo, y los cambios recientes de reglas, límites y montos.',
  privacy:
    'Qué guardamos, dónde y por cuánto tiempo, quién lo ve y cómo borrarlo. Sus respuestas quedan en su navegador hasta que las guarde.',
  accessibility:
    'Cómo funciona este sitio con un teclado, un lector de pantalla y letra grande, y cómo avisarnos de lo que no le funciona.',
};

/** Descriptions that replace those above on a site without a lowered payment. */
export const plainDescriptions = {
  howItWorks:
    'Cómo se compara el pago mensual de una casa con ayuda para el pago inicial y sin ella, y según el tipo de préstamo.',
  example: 'Todas las cifras de un ejemplo: el préstamo, el pago, los impuestos y el seguro.',
};

/** The titles of feeds and calendars in the head of a page. */
export const feeds = {
  changes: 'Cambios en los programas de ayuda para el pago inicial ({format})',
  changesIn: 'Cambios en los programas de ayuda para el pago inicial de {state} ({format})',
  roundsIn: 'Calendario de rondas de fondos en {state}',
};
