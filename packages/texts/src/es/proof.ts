export const proof = {
  title: 'Lo que afirmamos y cómo lo probamos',
  lead: 'Contamos nuestros programas, hacemos las pruebas y mostramos aquí los resultados. También los malos. Ningún número de esta página se escribe a mano.',
  dates: 'Programas contados el {countedOn}. Pruebas hechas el {ranOn}.',
  of: 'de {all}',
  ofOpen: 'de {all} que figuran abiertos',
  ofPrograms: 'de {all} programas revisados a mano',
  ofResults: 'de {all} resultados',
  ofLimits: 'de {all} límites',
  ofTried: 'de {all} programas probados',

  factsTitle: '¿Los datos son recientes y tienen fuente?',
  ownSource: 'La página de la propia agencia es una fuente',
  ownSourceNote:
    'La fuente es una página en el sitio web del programa o en un sitio del gobierno (.gov). Los demás programas tienen solo prestamistas, noticias o listas como fuente.',
  recentlyDated: 'La fuente más nueva tiene menos de 90 días',
  recentlyDatedNote: 'Usamos la fecha de la fuente. Si solo tiene mes o año, usamos el primer día.',
  recentlyChecked: 'Revisamos el programa en los últimos 90 días',
  recentlyCheckedNote: 'Comparamos nuestros datos sobre el programa con nuestras fuentes.',
  knownFunding: 'Sabemos si hay fondos',
  knownFundingNote: 'En los demás programas dice que no sabemos si hay fondos.',
  confirmedOpen: 'El programa estaba abierto un día de los últimos 30',
  confirmedOpenNote:
    'De los demás programas, la fecha es más antigua o no la sabemos. Llame primero.',

  rightTitle: '¿Son correctos?',
  handDerived: 'Nuestros resultados coinciden con los calculados a mano',
  handDerivedNote:
    'Para compradores inventados, calculamos a mano lo que permiten las fuentes. Todavía no lo hicimos para {count, plural, one {# programa} other {# programas}}.',
  rules: 'Las reglas de ingresos y préstamos coinciden con un segundo programa de cálculo',
  rulesNote: 'Usamos compradores inventados. La mayoría está a más o menos un dólar de un límite.',
  publishedLimits: 'Los límites de ingresos coinciden con las tablas de Florida',
  publishedLimitsNote:
    'Hasta ahora, las tablas de Florida son las únicas que copiamos por segunda vez para comparar.',

  incomeEdges: 'El ingreso en la página de un programa es el límite exacto',
  incomeEdgesNote:
    'Para cada tamaño de hogar: con un dólar más, un comprador ya no cumple la regla.',

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
  gap: 'En {without} de {counties} condados no conocemos ningún programa del condado ni de una ciudad. En esos condados vive el {share} de la gente.',
  errorTitle: '¿Encontró un error?',
  error:
    'Elija "¿Hay un error?" en la página del programa. Si deja un correo electrónico, le decimos qué cambiamos.',
  errorLink: 'Buscar el programa',
  errorMail: 'También puede escribir a <a>{email}</a>.',
};
