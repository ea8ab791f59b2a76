export const publicPrograms = {
  allTitle: 'Ayuda para el pago inicial en cada estado',
  allLead:
    '{count, number} programas, cada uno con sus reglas, su fuente y el día en que lo revisamos.',
  stateTitle: 'Ayuda para el pago inicial en {state}',
  stateDescription:
    '{own, number} programas de ayuda para el pago inicial en {state} y {national, number} en todo el país: quién puede recibirlos, qué se debe después y si hay dinero.',
  countyTitle: 'Ayuda para el pago inicial: {county}, {state}',
  countyDescription:
    '{count, number} programas de ayuda para el pago inicial de una casa ({county}, {state}), con límites de ingresos, límites del préstamo e impuestos.',

  local: 'Condados y ciudades',
  statewide: 'Todo {state}',
  national: 'En todo el país',
  programs: 'Programas',
  toStart: '¿Cuáles me sirven?',
  fitsMe: '¿Me sirve?',

  missingProgram: 'No tenemos este programa en la lista',
  retiredProgram: 'Este programa ya no está en nuestra lista',
  retiredOn: 'Quitamos este programa de nuestra lista el {day}.',
  missingCounty: 'No conocemos ese condado',
  missingState: 'No conocemos ese estado',
  missingLead: 'Estos programas podrían ayudarle.',
  missingStates: 'Elija su estado.',
} as const;
