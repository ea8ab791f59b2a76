export const plain = {
  claim:
    'Compare su pago con ayuda y sin ayuda, y según el tipo de préstamo. <a>Vea un ejemplo paso a paso</a>.',
  withHelp: 'Al mes, con la ayuda',
  withoutHelp: 'Al mes, sin ayuda',
  holds: 'Los dos pagos incluyen impuestos y seguro.',

  lead: 'Mostramos cuánto cuesta la misma casa cada mes con ayuda y sin ella.',
  partsTitle: 'Dos partes en cada pago',
  parts: 'Una parte paga el préstamo. La otra paga los impuestos y el seguro.',
  helpTitle: 'Con ayuda, el préstamo es menor',
  help: 'Aquí, una ayuda de {amount} baja el pago en <b>{less}</b> al mes.',
  backTitle: 'Alguna ayuda se devuelve',
  back: 'La ayuda puede ser un regalo, o un préstamo que se paga cada mes o al vender. Usted lo ve.',
  typesTitle: 'El tipo de préstamo cuenta',
  types:
    'Los tipos tienen distintos límites, pago inicial y seguro hipotecario. Mostramos cada tipo que va con sus cifras.',

  exampleTitle: 'Un ejemplo paso a paso',
  exampleLead: 'Una casa, calculada paso a paso.',
  exampleWho:
    'Su pago puede ser más alto o más bajo. Esto es una estimación, no una oferta. La ayuda puede bajarlo: responda las preguntas y vea su pago.',

  payment: 'PAGO DE LA HIPOTECA',
  inside: 'Incluye impuestos y seguro.',
  withoutHelpWords: 'Incluye impuestos y seguro. Estas cifras no cuentan ninguna ayuda.',
  notHelped: 'Sin la ayuda: <b>{payment}</b> al mes.',
  byType: 'Según el tipo de préstamo, con seguro hipotecario',
  type: 'Préstamo {type, select, Conventional {convencional} other {{type}}}',
  announcement: 'Ahora {payment} al mes.',
  later: 'Lo que deberá después',
  laterWords: 'Usted debe el préstamo y la ayuda que se tenga que devolver. Nada más.',

  shown: 'En pantalla',
  shownWithout: 'Sin ayuda',
  owed: 'Se debe por la ayuda después de {years, number} años',

  foot: 'Su tasa, su pago y sus costos podrían ser más altos.',

  mortgagePayment: 'Pago de la hipoteca',
  year1: 'Año 1',

  unlockLead: 'Vea la ayuda que podría recibir si es elegible, y cuánto podría costar su hipoteca',
  example: 'Vea un ejemplo paso a paso',
};

export const afford = { lead: 'Un prestamista cuenta el pago, con impuestos: {housing} al mes.' };

export const app = { estimateLead: 'Vea cuánto podría costar' };

export const compare = { allInNote: 'el pago, con seguro hipotecario y pagos de la ayuda' };

export const confirmation = { lead: 'No queremos que pierda ninguna ayuda' };

export const dashboard = {
  welcomeBackLead: 'Continúe donde lo dejó',
  unlockSavings: 'Empiece su estimación hoy',
};

export const landingMore = {
  lowering: 'Cómo funciona la comparación',
  costs: 'Parte de la ayuda se devuelve. Verá cuánto y cuándo antes de decidir.',
};

export const lowering = { title: 'Cómo funciona la comparación' };

export const preApproval = { title: 'Solicite la preaprobación' };

export const programs = { estimate: 'Estimar mi pago' };

export const scenarios = { otherWays: '“En pantalla” es lo que ve ahora.' };

export const terms = { traditional: 'Pago de la hipoteca' };

export const termsLine = {
  traditional:
    'Pago de la hipoteca: {payment}/mes al principio, con impuestos y seguro incluidos. Se estima que suben cada año.',
};
