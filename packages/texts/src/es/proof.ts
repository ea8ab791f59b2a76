export const proof = {
  title: 'Lo que afirmamos y cómo lo probamos',
  lead: 'Contamos nuestros programas, hacemos las pruebas y mostramos aquí los resultados. También los malos. Ningún número de esta página se escribe a mano.',
  dates: 'Programas contados el {countedOn}. Pruebas hechas el {ranOn}.',
  of: 'de {all}',
  ofOpen: 'de {all} que figuran abiertos',
  ofPrograms: 'de {all} programas leídos dos veces',
  ofResults: 'de {all} resultados',
  ofLimits: 'de {all} límites',
  ofTried: 'de {all} programas probados',

  factsTitle: '¿Los datos son recientes y tienen fuente?',
  ownSource: 'La página de la propia agencia es una fuente',
  ownSourceNote:
    'Una página en el sitio web del programa o en un sitio del gobierno (.gov). Los demás se basan solo en prestamistas, noticias o listas.',
  recentlyDated: 'La fuente más nueva tiene menos de 90 días',
  recentlyDatedNote:
    'Según la fecha de la fuente. Si solo tiene mes o año, cuenta desde el primer día.',
  recentlyChecked: 'Lo revisamos en los últimos 90 días',
  recentlyCheckedNote: 'Comparamos lo que decimos con las fuentes que tenemos.',
  knownFunding: 'Sabemos si hay fondos',
  knownFundingNote: 'En los demás dice que no sabemos si hay fondos.',
  confirmedOpen: 'Una fuente de los últimos 30 días dice que está abierto',
  confirmedOpenNote: 'Los demás estaban abiertos según una fuente más antigua. Llame primero.',

  rightTitle: '¿Son correctos?',
  handDerived: 'Coincide con una segunda lectura',
  handDerivedNote:
    'Para compradores inventados, calculamos a mano lo que permiten las fuentes. {count, plural, one {# programa aún no tiene} other {# programas aún no tienen}} segunda lectura.',
  rules: 'Las reglas de ingresos y préstamos coinciden con un segundo programa de cálculo',
  rulesNote: 'Para compradores inventados. La mayoría está a más o menos un dólar de un límite.',
  publishedLimits: 'Los límites de ingresos coinciden con las tablas de Florida',
  publishedLimitsNote:
    'Hasta ahora, solo copiamos por segunda vez las tablas de esta agencia para compararlas.',

  incomeEdges: 'El ingreso en la página de un programa es el límite exacto',
  incomeEdgesNote: 'Con un dólar más, la regla ya no dice que sí, para cada tamaño de hogar.',

  stateTitle: 'Por estado: la página de la propia agencia es una fuente',
  stateTable: 'Los {count} en una tabla',
  stateCaption: 'Número de programas en cada estado',
  state: 'Estado',
  national: 'Programas nacionales',
  programs: 'Programas',
  shortOwnSource: 'Fuente de la agencia',
  shortDated: 'Fuente de menos de 90 días',
  shortChecked: 'Revisado en 90 días',
  shortFunding: 'Fondos conocidos',

  fairTitle: '¿El precio depende de quién es usted?',
  fair: 'Comparamos {compared} parejas de compradores inventados de la misma casa, con el mismo dinero y el mismo puntaje. Podían tener otro nombre, hogar, trabajo, servicio militar e ingreso. {different, plural, one {# pareja tuvo} other {# parejas tuvieron}} un pago distinto.',
  fairTest: 'La prueba se llama {name}.',
  exactTitle: '¿Las cifras son exactas?',
  exact:
    'Un segundo programa de cálculo también calcula el primer pago de {compared} compradores inventados. {different, plural, one {# pago tuvo} other {# pagos tuvieron}} una diferencia de un centavo o más.',
  gapTitle: 'Lo que no sabemos',
  gap: 'En {without} de {counties} condados no conocemos ningún programa del condado ni de una ciudad. Allí vive el {share} de la gente.',
  errorTitle: '¿Encontró un error?',
  error:
    'Elija "¿Hay un error?" en la página del programa. Si deja un correo electrónico, le decimos qué cambiamos.',
  errorLink: 'Buscar el programa',
  errorMail: 'También puede escribir a <a>{email}</a>.',
};
