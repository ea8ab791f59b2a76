export const data = {
  title: 'Descargue las reglas de {count, number} programas',
  lead: 'Vea quién puede recibir la ayuda para el pago inicial, qué se debe después y si hay dinero. Cada dato tiene su fuente y su fecha. No necesita clave ni cuenta.',
  version: 'Versión del {day}',
  anySite: 'Abierto a cualquier sitio (CORS)',

  files: 'Archivos',
  get: 'Descargar',
  getFile: 'Descargar {name}',
  everything: 'Todos los datos, con un objeto por programa',
  onePerProgram: 'Una fila por programa, para una hoja de cálculo',
  sources:
    'Cada fuente: programa, datos, dirección web, fecha, nuestra nota y sus propias palabras',
  counties: 'Límites de ingresos, límites del préstamo y tasas de {count, number} condados',
  descriptions: 'Qué significa cada campo, para programas de computadora',

  firstRows: 'Primeras filas de programs.csv',
  example:
    'Ejemplo: en una hoja de cálculo, deje las filas con state = FL y status = paused (en pausa). status_day dice la fecha y status_source dice quién lo dijo. Si status_source está vacío, nuestras notas no nombran la fuente.',

  license: 'Licencia',
  terms:
    'Los datos son libres. También puede usar nuestras frases y la estructura de los archivos, con la licencia <a>{license}</a>: nombre a “{brand}” y ponga un enlace a esta página. El archivo datapackage.json nombra nuestras fuentes.',
  language: 'Los archivos y los canales de noticias están en inglés.',

  feeds: 'Los cambios, cuando ocurren',
  state: 'Estado',
  atom: 'Atom',
  jsonFeed: 'JSON Feed',
  oneState: 'Un estado',
  rounds: 'Fechas para solicitar, calendario',
  copy: 'Copiar la dirección: {name}',
  copied: 'Copiada: {address}',
  notCopied: 'Su navegador no copió la dirección. Es {address}',

  newest: 'Cambios más recientes',
  noChanges: 'Todavía no ha cambiado ningún dato.',
  allChanges: 'Todos los cambios',

  build: 'Para programadores',
  api: 'Descripción de la API',
} as const;

export const changesPage = {
  title: 'Qué cambió',
  lead: 'Anotamos cada cambio en el dinero y las reglas de un programa, con quién lo dijo y cuándo.',
  confirmedTitle: '¿Sabemos si hoy hay dinero?',
  ofPrograms: 'de {programs, number} programas',
  confirmedNote:
    'En estos programas, la agencia o una fuente de los últimos 30 días dice si hay dinero. Contado el {day}.',
  money: 'Quién dijo por último si hay dinero',
  noMoney: 'Nadie ha dicho nada nuevo desde que empezamos a anotarlo.',
  seeProgram: 'Ver el programa',
  newest: 'Cambios más recientes',
  feed: 'Siga todos los cambios en un lector de noticias',
};
