export const countyPrograms = {
  heading: 'Ayuda para el pago inicial: {county}',
  counts:
    '<b>{own, plural, one {# programa propio} other {# programas propios}}</b>, {statewide, number} del estado y {national, number} para todo el país.',
  countsWithoutOwn:
    '<b>{statewide, plural, one {# programa} other {# programas}}</b> del estado y {national, number} para todo el país.',

  own: 'Aquí: {county}',
  noOwn: 'No conocemos ningún programa de condado o ciudad aquí. ¿Y usted?',
  noOwnWords: 'Díganos su nombre o envíenos un enlace. Leeremos sus reglas y lo agregaremos.',
  tellUs: 'Cuéntenos de un programa',
  tellSubject: 'Un programa en {county}',

  incomeTitle: 'Límites de ingresos de HUD aquí',
  incomeNote:
    '80% de la mediana de la zona, {year}. Muchos programas llegan hasta aquí. Algunos aceptan más.',
  byTown: 'Aquí HUD fija un límite por cada pueblo. Estas cifras son las del medio.',
  household: 'Hogar',
  people: '{count, plural, one {# persona} other {# personas}}',
  yours: 'Su hogar',
  otherLimits: 'Límites de 30% y 50%',
  extremelyLow: '30%',
  veryLow: '50%',
  median: 'La mediana de ingresos de las familias de la zona es de {amount} al año.',

  costsTitle: 'Préstamos y costos aquí',
  fha: 'Préstamo FHA, una vivienda',
  conventional: 'Préstamo convencional, una vivienda',
  upTo: 'hasta {amount}',
  propertyTax: 'Impuestos sobre la propiedad',
  insurance: 'Seguro de vivienda',
  ofPrice: '{rate} del precio al año',
  cityTaxes:
    '{count, plural, one {# ciudad tiene otra tasa} other {# ciudades tienen otras tasas}}',
  cityTax: '{city}: {rate} al año.',

  counselors: 'Consejeros cerca',
  findCounselor: 'Buscar un consejero cerca de {zipcode}',
} as const;
