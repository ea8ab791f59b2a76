export const confirmation = {
  title: 'Confirme sus datos',
  lead: 'No queremos que pierda ningún ahorro',
  search:
    'Buscaremos subsidios, subvenciones y programas de ayuda para los que podría ser elegible.',
  'home-info': 'Datos de la vivienda',
  'financial-info': 'Datos financieros',
  'personal-info': 'Datos personales',
  notAnswered: 'Sin respuesta todavía',
  edit: 'Cambiar',
  editItem: 'Cambiar: {item}',
  goTo: 'Ir a: {item}',
  confirm: 'Confirmar datos',
  error: 'Error',
  savedAsNew: 'Se guardó como una cotización nueva',
  bothKept: 'La cotización original se cambió o se eliminó en otro dispositivo.',
  deletedHere: 'Usted eliminó la cotización original en Mis cotizaciones.',
  accountFull:
    'Su cuenta está llena. Elimine una cotización en Mis cotizaciones y confirme de nuevo.',
  saveFailed: 'Algo salió mal al guardar la cotización.',
};
