import type { rules as english } from '../../en/programs/rules.ts';
import type { Translated } from '../../speak.ts';

export const rules: Translated<typeof english> = {
  // The rules by name
  'service-area': 'Ubicación',
  'excluded-states': 'Estado',
  'first-time-buyer': 'Primera compra',
  income: 'Ingreso',
  'min-income': 'Ingreso mínimo',
  price: 'Precio de la casa',
  'credit-score': 'Puntaje de crédito',
  'home-type': 'Tipo de vivienda',
  'home-plan': 'Uso de la casa',
  veteran: 'Servicio militar',
  profession: 'Profesión',
  'own-contribution': 'Su propio dinero',
  'first-mortgage': 'Primera hipoteca',
  amount: 'Monto',
  conditions: 'Otras condiciones',

  // Location of the home
  anywhere: 'Una casa en cualquier lugar de Estados Unidos',
  inState: 'Una casa en {state:string}',
  inListedCounty: 'Una casa en un condado que el programa atiende',
  inCities: 'Una casa dentro de los límites urbanos de {cities:string}',
  inListedCities:
    'Una casa dentro de los límites de una de las {count:number} ciudades de la lista',
  inFormerCounty: 'Una casa en uno de los antiguos condados de Connecticut que el programa nombra',
  exceptStates: 'Una casa en cualquier estado menos {states:string}',
  home: '{city:string}, {county:string}, {state:string}',
  outsideCities: 'Una casa fuera de los límites de {cities:string}',
  checkCityLimits: 'la casa debe estar dentro de los límites de la ciudad',
  checkOutsideCity: 'la casa debe estar fuera de los límites de la ciudad',
  checkFormerCounty: 'la casa debe estar en el antiguo condado que el programa nombra',

  // Who buys
  firstTime: 'Comprador de vivienda por primera vez',
  firstTimeOrVeteran: 'Comprador de vivienda por primera vez o veterano',
  firstTimeOrTargeted:
    'Comprador de vivienda por primera vez, o una casa en un área designada (targeted area)',
  isFirstTime: 'Comprador de vivienda por primera vez',
  isNotFirstTime: 'No es comprador de vivienda por primera vez',
  isVeteran: 'No es comprador de vivienda por primera vez, pero es veterano',
  checkTargeted: 'la casa debe estar en un área designada (targeted area)',
  service: 'Servicio en las fuerzas armadas de EE. UU., ahora o antes',
  hasServed: 'Servicio militar',
  jobs: 'Trabajo en una de estas áreas: {jobs:string}',
  education: 'educación',
  'law-enforcement': 'fuerzas del orden',
  firefighter: 'bomberos',
  healthcare: 'salud',
  veterans: 'servicio militar',
  otherJobs: 'otro trabajo de la lista del programa',
  noJobs: 'Ninguna',
  checkJob: 'su trabajo debe estar en la lista del programa',

  // Money
  forPeople: 'para {count:number} {{persona|personas}}',
  forPeopleOrMore: 'para {count:number} personas o más',
  inCounty: 'en {county:string}',
  ofMedian: '({percent:string} del ingreso mediano del área)',
  aYear: '{amount:string} al año',
  incomeAtMost: 'Hasta {amount:string} al año',
  incomeNear: 'Hasta unos {amount:string} al año',
  incomeAbove: 'Más de {amount:string} al año',
  incomeBetween:
    'Un máximo de {amount:string} a {most:string} al año, según la tabla de la agencia',
  incomeOfBorrowers: '{amount:string} al año, solo de las personas del préstamo',
  incomeUnknown: 'Un límite de ingresos que no pudimos encontrar',
  minIncomeUnknown: 'Un ingreso mínimo que no pudimos encontrar',
  incomeAtMostMedian: 'Hasta el {percent:string} del ingreso mediano del área',
  incomeAboveMedian: 'Más del {percent:string} del ingreso mediano del área',
  checkIncome: 'su ingreso puede pasar del límite',
  checkIncomeTable: 'decide la tabla de ingresos de la agencia',
  checkBorrowersIncome: 'solo cuenta el ingreso de las personas del préstamo',
  checkMinIncome: 'su ingreso puede no llegar al mínimo',
  checkTownIncome: 'el límite de ingresos de su municipio puede ser otro',
  checkIncomeUnknown: 'no se conoce el límite de ingresos',
  checkMinIncomeUnknown: 'no se conoce el ingreso mínimo',
  priceAtMost: 'Un precio de hasta {amount:string}',
  priceNear: 'Un precio de hasta unos {amount:string}',
  priceUnknown: 'Un tope de precio que no pudimos encontrar',
  priceUnknownNear:
    'Un tope de precio que no pudimos encontrar; aquí suele estar cerca de {limit:string}',
  checkPrice: 'el precio puede pasar del tope',
  checkPriceUnknown: 'no se conoce el tope de precio',
  checkPriceLikely: 'no se conoce el tope de precio, es muy probable que lo cumpla',
  ownMoney: 'Al menos {amount:string} de su propio dinero',

  // The first mortgage
  conventional: 'convencional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
  anyLoan: 'Una hipoteca dentro de los límites del condado',
  loanOfType: 'Funciona con estos préstamos: {types:string}',
  loanAtMost: 'Una primera hipoteca de hasta {amount:string}',
  loanOverConventional:
    'El préstamo supera por {amount:string} el límite del préstamo conforme de este condado',
  loanOverFha: 'El préstamo supera por {amount:string} el límite FHA de este condado',
  loanOverProgram: 'El préstamo supera por {amount:string} el tope del programa',
  loanOnlyPrimary: 'Estos préstamos son solo para una casa donde usted vive',
  loan: 'Un préstamo de {amount:string}',
  checkLoanType: 'el préstamo puede pasar del límite',
  checkLoanUnits: 'el límite del préstamo depende del número de unidades',
  checkVa: 'decide su certificado de elegibilidad',
  checkUsda: 'la zona decide si hay un préstamo USDA',
  checkConventionalScore: 'la mayoría de los prestamistas pide 620 para un préstamo convencional',
  checkLoanLimit: 'no se conoce el límite del préstamo',

  // The amount
  amountDepends: 'El monto depende de su situación: al menos {from:string}, hasta {to:string}',
  amountUpTo: 'El monto depende de su situación: hasta {to:string}',
  checkAmount: 'pregunte qué monto le toca',

  // The score
  score: 'Un puntaje de {score:number} o más',
  scoreNear: 'Un puntaje de unos {score:number} o más',
  checkScore: 'el puntaje puede ser menor de {score:number}',
  checkScoreStandIn: 'el puntaje puede ser muy bajo',

  // The home
  forHomes: 'Para {homes:string}',
  'single-family': 'una casa unifamiliar',
  condo: 'un condominio',
  'multi-family': 'una vivienda multifamiliar',
  primary: 'una casa donde usted vive',
  vacation: 'una casa de vacaciones',
  investment: 'una casa que usted alquila a otros',

  // What we cannot tell from the answers
  checkConditions: '{count:number} condiciones más',

  // What would change it
  incomeOver: 'Su ingreso supera por {amount:string} el límite',
  priceOver: 'El precio supera por {amount:string} el tope',
  ownMoneyShort: 'Le faltan {amount:string} de su propio dinero',
  scoreNeeded: 'Necesita un puntaje de {score:number} o más',
  onlyFor: 'Solo para {homes:string}',
  notMet: '{rule:string}: {required:string}',
};
