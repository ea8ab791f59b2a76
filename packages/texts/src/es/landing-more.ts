export const landingMore = {
  lowering: 'Cómo funciona el programa de {name}',

  states: 'Programas en todos los estados',
  statesCounted: '{count} programas, en todos los estados',
  statesLead:
    '{local} son de estados, condados y ciudades, y {national} son para todo el país. Cada uno tiene su fuente y la fecha en que lo verificamos.',
  searchAll: 'Buscar en todos los programas',
  statesFailed: 'No pudimos cargar los programas por estado.',
  yourState: 'Su estado',
  stateOption: '{name} ({count, number})',
  ofState:
    '{own, plural, one {<b>#</b> propio} other {<b>#</b> propios}} del estado y <b>{national, number}</b> para todo el país',
  allOfState:
    '{count, plural, one {El programa} other {Los # programas}} de {state}, sus condados y sus ciudades',

  why: 'Lo que prometemos',
  reasonsTitle: 'Vea por qué califica o no califica',
  reasons: 'Programas de los 50 estados, con la regla detrás de cada sí y cada no.',
  costsTitle: 'Lo que cuesta después',
  costs: 'El dinero que ahorra ahora es dinero que deberá después. Verá cuánto antes de decidir.',
  datesTitle: 'Cada dato tiene fecha',
  dates: 'Mostramos la fuente de cada límite, tasa y programa, y la fecha en que la verificamos.',

  close: 'Vea sus programas antes de hablar con nadie',
  closeLead: 'Sin cuenta, sin número de teléfono y sin número de Seguro Social.',
};
