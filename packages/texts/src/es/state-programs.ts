export const statePrograms = {
  allTitle: 'Ayuda para el pago inicial en cada estado: {count, number} programas',
  allDescription:
    '{local, number} programas de ayuda para el pago inicial de estados, condados y ciudades, y {national, number} para todo el país. Cada uno con sus reglas, su fuente y el día en que lo verificamos.',
  stateTitle:
    'Ayuda para el pago inicial en {state}: {own, plural, one {# programa} other {# programas}}',
  counts:
    '<b>{own, plural, one {# programa} other {# programas}}</b> solo en {state} y {national, number} para todo el país.',
  open: '{open, plural, one {<b>#</b> de los programas de {state} estaba abierto cuando leímos su página por última vez.} other {<b>#</b> de los programas de {state} estaban abiertos cuando leímos sus páginas por última vez.}}',
  noneOpen:
    'Ninguno de los programas de {state} estaba abierto cuando leímos sus páginas por última vez.',
  order:
    'Primero los abiertos o sin confirmar, después los de más ayuda para una casa de {price}, un precio típico aquí, y después por nombre. Ningún programa puede pagar por un lugar mejor. “Abierto” quiere decir abierto un día de los últimos 30. Después decimos “Estaba abierto”.',
  showMore: 'Mostrar {count, number} más',

  byCounty: 'Por condado',
  own: '{own, number}',
  ownOrMore: '{own, number} o más propios',
  noneKnown: 'ninguno conocido',
  countyOwn: '{own, plural, one {# propio} other {# propios}}',
  countyOwnUpTo: '{own, plural, one {# propio} other {# propios}}, hasta {most}',
  countyNone: 'No conocemos ningún programa propio',
  openCounty: 'Abrir su página',
  openNamed: 'Abrir su página: {county}',
  counties: 'Condados con programas propios',
  noCounties: 'No conocemos ningún programa de condado o ciudad aquí',
  ownPrograms: '{own, plural, one {# programa} other {# programas}}',
  otherCounties: '{count, plural, one {# condado más} other {# condados más}}',
  allCounties: '{count, plural, one {El único condado} other {Los # condados}}',
  allOfCounty: 'todo el condado',
  mostOfCounty: 'la mayor parte del condado',
  someCities: 'algunas ciudades',
  otherCities: 'otras ciudades',

  changes: 'Cambios en {state}',
  calendar: 'Calendario de rondas de fondos',
  data: 'Datos',
};

export const catalogSearch = {
  label: 'Programa, agencia, ciudad, condado o código postal',
  loading: 'Buscando',
  found: '{count, plural, one {# resultado} other {# resultados}}',
  none: 'No encontramos nada. Revise la ortografía o escriba un código postal.',
  failed: 'La búsqueda falló. Revise su conexión y escriba de nuevo.',
  cityIn: '{city}, {state}',
  zipIn: '{zipcode}, {city}, {state}',
  countyIn: '{county}, {state}',
  state: 'Estado',
  county: 'Condado',
};
