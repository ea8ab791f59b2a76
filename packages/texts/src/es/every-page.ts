export const everyPage = {
  language: 'Español',
  loadFailure: 'No se pudo cargar esta página. Revise su conexión y vuelva a cargarla.',
};
