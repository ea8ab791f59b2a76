import type { questions as english } from '../en/questions.ts';
import type { Translated } from '../speak.ts';

export const questions: Translated<typeof english> = {
  homeTypeTitle: 'Tipo de vivienda',
  homeType: '¿Qué tipo de vivienda quiere comprar?',
  homeTypeTip: '',
  homeLocationTitle: 'Ubicación de la vivienda',
  homeLocation: '¿Dónde está la vivienda que quiere comprar?',
  homeLocationTip: 'Escriba el código postal.',
  homePlanTitle: 'Uso de la vivienda',
  homePlan: '¿Cómo piensa usar su futura vivienda?',
  homePlanTip: '',
  homePriceTitle: 'Precio de la vivienda',
  homePrice: '¿Cuál es el precio de la vivienda que quiere comprar?',
  homePriceTip: 'Puede dar una estimación.',
  householdIncomeTitle: 'Ingreso del hogar',
  householdIncome: '¿Cuál es el ingreso del hogar al año?',
  householdIncomeTip:
    'Sume el ingreso de todas las personas mayores de 18 años que vivirán en la casa. No tiene que incluir pensión alimenticia, manutención de los hijos ni manutención por separación.',
  downPaymentTitle: 'Pago inicial',
  downPayment: '¿Cuánto dinero tiene para el pago inicial?',
  downPaymentTip: 'Puede dar una estimación. Escriba 1 si todavía no tiene nada.',
  creditScoreTitle: 'Puntaje de crédito',
  creditScore: '¿Cuál es su puntaje de crédito?',
  creditScoreTip: 'Si no lo sabe con certeza, elija el más probable.',
  housingStatusTitle: 'Situación de vivienda',
  housingStatus: '¿Es comprador de vivienda por <nowrap>primera vez</nowrap>?',
  housingStatusTip:
    'Un comprador de vivienda por primera vez es quien no ha sido dueño de una residencia principal en los últimos tres años.',
  householdSizeTitle: 'Tamaño del hogar',
  householdSize: '¿Cuántas personas viven en su hogar?',
  householdSizeTip:
    'Cuente a todos: usted, su cónyuge, sus hijos, otros adultos y los adultos mayores que dependen de usted.',
  veteranStatusTitle: 'Condición de veterano',
  veteranStatus: '¿Es o fue miembro de las fuerzas armadas de Estados Unidos?',
  veteranStatusTip:
    'Los veteranos y los militares en servicio activo pueden ser elegibles para un préstamo VA con un pago inicial de $0.',
  professionTitle: 'Profesión',
  profession: '¿Trabaja en alguna de estas profesiones?',
  professionTip: 'Elija todas las que correspondan.',

  'home-info': 'Datos de la vivienda',
  'financial-info': 'Datos financieros',
  'personal-info': 'Datos personales',
  reached: '{reached:number} de {questions:number} preguntas',
  continue: 'Continuar',

  zipCode: 'Código postal',
  locationLine: '<b>{zipcode:string}</b>, {city:string}, {county:string}, {state:string}',
  clearLocation: 'Borrar ubicación',
  loading: 'Cargando...',
  searchFailed: 'Algo salió mal. Intente de nuevo.',
  noResults: 'No hay resultados.',

  homePricePlaceholder: 'Precio de la vivienda',
  householdIncomePlaceholder: 'Ingreso del hogar',
  downPaymentPlaceholder: 'Pago inicial',
};
