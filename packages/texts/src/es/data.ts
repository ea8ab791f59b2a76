export const data = {
  title: 'Las reglas de {count, number} programas, en archivos',
  lead: 'Quién puede recibir la ayuda, qué se debe después y si hay dinero. Cada dato tiene su fuente y su día. Sin clave y sin cuenta.',
  version: 'Versión del {day}',
  anySite: 'Abierto a todo sitio (CORS)',

  files: 'Archivos',
  get: 'Bajar',
  getFile: 'Bajar {name}',
  everything: 'Todo, un objeto por programa',
  onePerProgram: 'Una fila por programa, para una hoja de cálculo',
  sources: 'Programa, datos, dirección, día, nuestra nota',
  counties: 'Límites de ingresos, límites del préstamo, tasas: {count, number} condados',
  descriptions: 'Qué significa cada campo, para programas de computadora',

  firstRows: 'Primeras filas de programs.csv',
  example:
    'Ejemplo: en una hoja de cálculo, deje las filas con state = FL y status = paused (en pausa). Luego busque cada slug en sources.csv para ver quién lo dice.',

  license: 'Licencia',
  terms:
    'Los datos son libres. Nuestras frases y la estructura de los archivos: <a>{license}</a>. Nombre a \u201c{brand}\u201d y ponga un enlace a esta página. El archivo datapackage.json nombra nuestras fuentes.',
  language: 'Los archivos y los canales de noticias están en inglés.',

  feeds: 'Los cambios, cuando ocurren',
  state: 'Estado',
  atom: 'Atom',
  jsonFeed: 'JSON Feed',
  oneState: 'Un estado',
  rounds: 'Fechas para solicitar, calendario',
  copy: 'Copiar la dirección: {name}',
  copied: 'Copiada: {address}',
  notCopied: 'Su navegador no la copió. La dirección es {address}',

  newest: 'Cambios más recientes',
  noChanges: 'Todavía no ha cambiado ningún dato.',
  allChanges: 'Todos los cambios',

  build: 'Para programadores',
  api: 'Descripción de la API',
} as const;
