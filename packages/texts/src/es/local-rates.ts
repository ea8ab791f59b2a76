export const localRates = {
  'tax-acs':
    'Impuestos sobre la propiedad: lo que paga un dueño típico del condado, como porcentaje del valor de una casa típica.',
  'tax-after-sale':
    'Impuestos sobre la propiedad: la tasa después de una venta, {date}, {exemption, select, yes {con la exención de una residencia principal} other {para una residencia principal}}.',
  'tax-after-sale-estimate':
    'Impuestos sobre la propiedad: una estimación de la tasa después de una venta, con cifras del estado, {date}, {exemption, select, yes {con la exención de una residencia principal} other {para una residencia principal}}.',
  'tax-minimum':
    'Impuestos sobre la propiedad: lo mínimo que paga quien compra. Con la venta cambia el valor fiscal, así que los dueños actuales pagan una parte menor.',
  'tax-nj_average_bill':
    'Impuestos sobre la propiedad: la cuenta promedio del condado, como porcentaje del valor de una casa típica.',
  'tax-irs_average_deduction':
    'Impuestos sobre la propiedad: la deducción promedio del condado, como porcentaje del valor de una casa típica. Puede estar un pequeño porcentaje por encima.',
  'tax-acs_lower_bound': 'Impuestos sobre la propiedad: al menos esto. La tasa real es más alta.',
  'tax-state_median':
    'Impuestos sobre la propiedad: lo típico del estado, porque no tenemos una tasa del condado.',
  taxSource: 'Fuente de esta tasa',
  newOwnersBill:
    'Quien compra puede pagar unos {bill} al año, con la exención de una residencia principal, {date}.',
  oldBillFirst: 'Durante el resto del año de la venta se cobra la cuenta del dueño anterior.',
  resetUnknown:
    'En {state, select, AR {Arkansas} MD {Maryland} MI {Míchigan} NM {Nuevo México} OK {Oklahoma} SC {Carolina del Sur} other {este estado}} la cuenta cambia después de una venta y suele ser mucho más alta que la del vendedor. Pida a la ciudad su estimación.',
  'insurance-fio':
    'Seguro: la prima promedio del condado, como porcentaje del valor de una casa típica.',
  'insurance-state_median':
    'Seguro: lo típico del estado, porque no se conoce la prima del condado.',
  'insurance-fio_premium_state_median_rate':
    'Seguro: lo típico del estado, porque no se conocen los valores de las casas del condado.',
  from: '(<source>{publisher}</source>, {asOf})',
  sources: 'Todas las fuentes',
} as const;
