export const countyPrograms = {
  heading: 'Ayuda para el pago inicial: {county}',
  counts:
    '<b>{own, plural, one {# programa local} other {# programas locales}}</b>, {statewide, number} para todo {state} y {national, number} para todo el país.',
  countsWithoutOwn:
    '<b>{statewide, plural, one {# programa} other {# programas}}</b> para todo {state} y {national, number} para todo el país.',

  own: 'Programas locales: {county}',
  noOwn: 'No conocemos ningún programa de condado o ciudad aquí. ¿Y usted?',
  noOwnWords:
    'Díganos el nombre del programa o envíenos un enlace. Leeremos sus reglas y lo agregaremos a nuestro catálogo.',
  tellUs: 'Cuéntenos de un programa',
  tellSubject: 'Un programa en {county}',

  incomeTitle: 'Límites de ingresos de HUD aquí',
  incomeNote:
    'La agencia federal de vivienda (HUD) fija estos límites: el 80% del ingreso mediano de esta zona en {year}. Muchos programas usan este límite y algunos tienen uno más alto.',
  byTown: 'HUD fija un límite para cada pueblo de este condado. Mostramos el valor intermedio.',
  household: 'Hogar',
  people: '{count, plural, one {# persona} other {# personas}}',
  yours: 'Su hogar',
  otherLimits: 'Límites de 30% y 50%',
  extremelyLow: '30%',
  veryLow: '50%',
  median: 'La mediana de ingresos de las familias de la zona es de {amount} al año.',

  costsTitle: 'Préstamos y costos aquí',
  fha: 'Préstamo FHA máximo para una casa de una familia',
  pastLimits: 'Límites de {year}. Los límites de {next} pueden ser más altos.',
  conventional: 'Préstamo convencional máximo para una casa de una familia',
  propertyTax: 'Impuestos sobre la propiedad',
  insurance: 'Seguro de vivienda',
  ofPrice: '{rate} del precio al año',
  cityTaxes:
    '{count, plural, one {# ciudad tiene una tasa distinta} other {# ciudades tienen tasas distintas}}',
  cityTax: '{city}: {rate} al año.',

  counselors: 'Asesores de vivienda cerca',
  findCounselor: 'Buscar un asesor de vivienda cerca de {zipcode}',
} as const;
