import type { sources as english } from '../../en/about/sources.ts';
import type { Translated } from '../../speak.ts';

export const sources: Translated<typeof english> = {
  'zip-codes': 'Códigos postales, sus condados y las ciudades de sus oficinas de correo',
  'zip-codes-date': '4.º trimestre de 2025',
  population: 'Población de los códigos postales y nombres de los condados',
  'population-date': '2019-2023, y 2016-2020 donde eso no tiene cifra',
  'place-names': 'Cómo se escriben los nombres de lugares',
  'property-tax': 'Tasa de impuestos sobre la propiedad de un condado',
  'property-tax-new-jersey':
    'Impuestos sobre la propiedad de ocho condados: de su mediana solo se sabe que pasa de $10,000',
  'property-tax-deductions':
    'Impuestos sobre la propiedad de otros seis condados con una mediana así',
  'property-tax-after-sale':
    'Impuestos sobre la propiedad del primer año completo después de una venta, en nueve estados',
  'home-insurance': 'Tasa del seguro de vivienda de un condado',
  'income-limits': 'Ingreso mediano del área y límites de ingresos',
  'income-limits-date': 'Año fiscal 2026',
  'state-medians':
    'Ingreso mediano de Florida, Indiana, Michigan, New Jersey, Ohio y South Carolina',
  'state-medians-date': 'Año fiscal 2026',
  'conforming-limits': 'Límites del préstamo conforme',
  'fha-limits': 'Límites del préstamo FHA',
  'mortgage-insurance-fha':
    'Seguro hipotecario de FHA: prima inicial y anual, y cuánto tiempo se paga',
  'mortgage-insurance-private':
    'Seguro hipotecario privado: tasas de lista para una vivienda de una unidad donde vive el dueño',
  'mortgage-insurance-private-date': 'Julio de 2018 (MGIC), febrero de 2019 (Essent)',
  'mortgage-insurance-end':
    'Cuándo termina el seguro hipotecario privado: al 78% del precio, o al 80% si usted lo pide',
  'va-funding-fee': 'Cargo por financiamiento del VA, según el pago inicial y el uso',
  'usda-fees': 'Préstamos con garantía de USDA: cargo de garantía inicial y cargo anual',
  'usda-fees-date': 'Año fiscal 2024',
  'debt-guides': 'Cuánta deuda aceptan los prestamistas para un ingreso',
  'debt-guides-date': '2022 (Fannie Mae), 2012 (HUD)',
  'closing-costs': 'Promedio de los costos de cierre de una compra',
  'mortgage-rate': 'Promedio de las tasas hipotecarias de la semana',
  programs: 'Programas para el pago inicial',
};
