/** The English texts are in the domain package. */
export const answers = {
  homeType: 'Tipo de vivienda',
  homePlan: 'Uso de la vivienda',
  homeLocation: 'Ubicación de la vivienda',
  homePrice: 'Precio de la vivienda',
  householdIncome: 'Ingreso del hogar',
  downPayment: 'Pago inicial',
  creditScore: 'Puntaje de crédito',
  housingStatus: 'Situación de vivienda',
  householdSize: 'Tamaño del hogar',
  veteranStatus: 'Condición de veterano',
  profession: 'Profesión',
};
