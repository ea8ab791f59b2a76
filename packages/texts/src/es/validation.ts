/**
 * The English texts are in the domain package. The confirmation page also uses the `homePrice`
 * messages for income, down payment and household size, so those messages do not mention a
 * question.
 */
export const messages = {
  homeTypeRequired: 'Elija el tipo de vivienda',
  homePlanRequired: 'Elija el uso de la vivienda',
  homeLocationRequired:
    'Falta la ubicación. Escriba un código postal válido y elija una ubicación de la lista.',
  homePriceRequired: 'Escriba el precio de la vivienda',
  homePriceNonNegative: 'El número no puede ser negativo',
  homePriceInteger: 'Escriba un número entero',
  homePriceAtLeast1: 'El número debe ser 1 o más',
  homePriceAtMost8: 'El número debe ser 8 o menos',
  householdIncomeRequired: 'Escriba el ingreso del hogar',
  householdIncomeNonNegative: 'El ingreso del hogar no puede ser negativo',
  householdIncomeInteger: 'El ingreso del hogar debe ser un número entero',
  householdIncomeAtLeast1: 'El ingreso del hogar debe ser 1 o más',
  downPaymentRequired: 'Escriba el pago inicial',
  downPaymentNonNegative: 'El pago inicial no puede ser negativo',
  downPaymentInteger: 'El pago inicial debe ser un número entero',
  downPaymentAtLeast1: 'El pago inicial debe ser 1 o más. Escriba 1 si todavía no tiene nada.',
  amountAtMost: 'El monto debe ser de $1,000,000,000 o menos',
  creditScoreRequired: 'Elija su puntaje de crédito',
  housingStatusRequired: 'Elija una respuesta',
  householdSizeRequired: 'Elija el tamaño del hogar',
  professionInvalid: 'Elija una profesión de la lista',

  termInvalid: 'El plazo debe ser de 15, 20 o 30 años',
  interestRateRequired: 'Escriba la tasa de interés',
  interestRateAtLeast0: 'La tasa de interés debe ser 0 o más',
  interestRateAtMost25: 'La tasa de interés debe ser 25 o menos',
  localRateOutOfRange: 'La tasa debe ser de 0 a 10%',

  fullNameRequired: 'Escriba su nombre completo',
  fullNameWebAddress:
    'El nombre no puede tener una dirección web. Ponga un espacio después de cada punto.',
  fullNameTooLong: 'El nombre completo debe tener 200 caracteres o menos',
  emailRequired: 'Escriba su correo electrónico',
  emailInvalid: 'El correo electrónico no es válido',
  phoneInvalid: 'El número de teléfono no es válido. Use solo números, espacios y + ( ) - .',
  phoneLength: 'Escriba el número completo con el código de área, como (512) 555-0123.',
  consentNeedsPhone: 'Escriba un número de teléfono para permitir llamadas o mensajes de texto',

  passwordRequired: 'Escriba su contraseña',
  passwordTooShort: 'La contraseña debe tener 8 caracteres o más',
  passwordTooLong:
    'La contraseña es demasiado larga. Use 72 letras, números o símbolos simples como máximo. Caracteres como é cuentan como 2 a 4.',
  signUpPasswordTooShort: 'La contraseña debe tener 8 caracteres o más.',
  resetEmailRequired: 'Escriba su correo electrónico.',
  resetEmailInvalid: 'El correo electrónico no es válido.',
  newPasswordRequired: 'Escriba una contraseña.',

  textInvalid: 'El texto tiene un carácter que no podemos guardar. Quite ese carácter.',
};
