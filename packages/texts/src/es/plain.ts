export const howItCompares = {
  lead: 'Mostramos cuánto cuesta la misma casa cada mes con ayuda para el pago inicial y sin ella.',
  partsTitle: 'Dos partes en cada pago',
  parts: 'Una parte paga el préstamo. La otra paga los impuestos y el seguro.',
  helpTitle: 'Con ayuda, el préstamo es menor',
  help: 'Aquí, una ayuda de {amount} baja el pago en <b>{less}</b> al mes.',
  backTitle: 'Alguna ayuda se devuelve',
  back: 'La ayuda puede ser un regalo, o un préstamo que se paga cada mes o al vender. Usted lo ve.',
  typesTitle: 'El tipo de préstamo importa',
  types:
    'Los tipos tienen distintos límites, pago inicial y seguro hipotecario. Mostramos cada tipo que va con sus cifras.',
};

export const afford = { lead: 'Los prestamistas miran el pago, con impuestos: {housing} al mes.' };

export const app = { estimateLead: 'Vea cuánto podría costar' };

export const compare = {
  sameBasisNote: 'todo incluido: préstamo, impuestos, seguros, cargos y cuotas',
};

export const confirmation = { lead: 'No queremos que pierda ninguna ayuda' };

export const dashboard = {
  welcomeBackLead: 'Continúe donde lo dejó',
  unlockSavings: 'Empiece su estimación hoy',
  example: 'Vea un ejemplo paso a paso',
};

export const landingMore = {
  lowering: 'Cómo funciona la comparación',
  costs: 'Parte de la ayuda se devuelve. Verá cuánto y cuándo antes de decidir.',
};

export const lowering = { title: 'Cómo funciona la comparación' };

export const preApproval = { title: 'Solicite la preaprobación' };

export const programs = { estimate: 'Estimar mi pago' };

export const scenarios = {
  otherWays: '“En pantalla” es lo que ve ahora.',
  traditionalColumn: 'En pantalla',
  owed: 'Se debe por la ayuda después de 7 años',
};

export const terms = { traditional: 'Pago de la hipoteca' };

export const termsLine = {
  traditional:
    'Pago de la hipoteca: {payment}/mes al principio, con impuestos y seguro incluidos. Se estima que suben cada año.',
};

export const details = {
  traditionalYear1: 'Año 1',
  notLoweredTitle: 'Lo que deberá después',
  notLoweredWords: 'Usted debe su hipoteca y la ayuda que se tenga que devolver. Nada más.',
};

export const example = {
  lead: 'Una casa, calculada paso a paso.',
  who: 'Su pago puede ser más alto o más bajo. Esto es una estimación, no una oferta. La ayuda puede bajarlo: responda las preguntas y vea su pago.',
  traditionalTitle: 'Pago de la hipoteca',
};

export const print = {
  traditional: 'Pago de la hipoteca: {payment} al mes.',
  withoutHelp:
    'Incluye impuestos y seguro. Estas cifras no cuentan ninguna ayuda para el pago inicial.',
};
