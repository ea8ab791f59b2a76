import type { extras as english } from '../../en/calculator/extras.ts';
import type { Translated } from '../../speak.ts';

export const extras: Translated<typeof english> = {
  added: '{added:string} al mes agregados.',
  extrasTitle: 'Lo que quiere agregar',
  extrasLead: 'Todo empieza en cero. Lo que agrega sube los dos pagos por igual.',
  clamped: 'Debe ser de 0 a {highest:string}, así que usamos {used:string}.',

  mortgageInsurance: 'Contar el seguro hipotecario',
  insuranceNone:
    'Este préstamo no necesita seguro hipotecario, porque es por el 80% del precio o menos.',
  insurancePrivate:
    '{monthly:string} al mes durante {months:number} meses, al {rate:string} del préstamo al año.',
  insuranceRange: 'Con los mejores puntajes de su rango, la tasa es {lowest:string}.',
  insuranceEnds:
    'Termina cuando debe el {automatic:string} del precio. Puede pedir que termine cuando debe el {request:string}, después de {months:number} meses.',
  insuranceFha:
    'FHA: {monthly:string} al mes al principio ({rate:string} al año), y {upFront:string} al inicio, que se suman al préstamo.',
  fhaForLife: 'Lo paga durante toda la vida del préstamo.',
  fhaForYears: 'Lo paga durante {years:number} años.',
  insuranceVa:
    'VA: sin seguro mensual. Un cargo por financiamiento de {upFront:string} ({rate:string} del préstamo) se suma al préstamo. Eso es para el primer uso: los siguientes pueden costar más. No paga el cargo si tiene una calificación por discapacidad del VA.',
  insuranceUsda:
    'USDA: {monthly:string} al mes al principio ({rate:string} al año), y {upFront:string} al inicio, que se suman al préstamo. El cargo anual se paga durante toda la vida del préstamo.',
  insuranceUnknown:
    'No tenemos una tasa para un préstamo de más del 97% del precio, ni para un puntaje menor de 620.',
  oneUnit: 'Las tasas son para una vivienda de una unidad donde usted vive.',
  sources: 'Fuentes: {sources:string}.',
  source: '{publisher:string}, {year:string}',

  closingCosts: 'Costos de cierre, porcentaje del precio',
  closingHint:
    'Título, tasación e impuestos. El promedio de {place:string} fue {average:string} en {year:string} ({publisher:string}).',
  country: 'EE. UU.',
  useAverage: 'Usar {average:string}',
  points: 'Puntos, porcentaje del préstamo',
  pointsHint: 'Los paga al prestamista por la tasa o por hacer el préstamo.',
  lenderFees: 'Otros cargos del prestamista',
  lenderFeesHint:
    'En dólares, se pagan en el cierre. La tasa de porcentaje anual (APR) los incluye.',
  dues: 'Cuotas de HOA al mes',
  duesHint: 'De una asociación de propietarios o un condominio.',
  extraPrincipal: 'Capital adicional al mes',
  extraHint: 'Se paga al primer préstamo, además de su pago.',
  extraSaves:
    'El primer préstamo termina {sooner:string} antes y cuesta {interest:string} menos en intereses.',
  months: '{months:number} mes{{es}}',
  years: '{years:number} año{{s}}',
  yearsAndMonths: '{years:number} año{{s}} y {months:number} mes{{es}}',
  wholeDollars: 'Escriba dólares enteros, sin centavos.',
  resetExtras: 'Quitar todo lo que agregué',
};
