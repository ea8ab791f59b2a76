export const preApproval = {
  title: 'Empiece a ahorrar hoy',
  lead: 'Escriba sus datos de contacto. Nuestro equipo se comunicará con usted sobre los próximos pasos.',
  fullName: 'Nombre completo *',
  email: 'Correo electrónico *',
  phone: 'Número de teléfono',
  consentTitle: '¿Podemos llamarle o enviarle mensajes de texto?',
  consentNeedsNumber:
    'Primero escriba un número de teléfono. Puede enviar el formulario sin número.',
  consentFree: 'Usted decide. Puede enviar el formulario sin dar este permiso.',
  neverAsked: 'Aquí nunca le pedimos su número de Seguro Social ni la dirección de su casa.',
  trap: 'Deje esto vacío',
  send: 'Enviar mensaje',
  demonstrationTitle: 'Esto es una demostración',
  demonstration:
    'Detrás de este formulario no hay un prestamista con licencia. Lo que usted envíe llega solo a las personas que administran este sitio.',
  notLicensedTitle: 'No podemos aceptar solicitudes para viviendas en {state}',
  notLicensed:
    '{company} no tiene licencia en {state}, donde está la vivienda. Por eso usted no puede enviar una solicitud aquí. Todavía puede ver sus programas y su estimación.',
  license: '{company}, licencia en {state}: {number}.',
  counselor:
    'Un <a>asesor de vivienda cerca de usted</a> puede decirle qué prestamistas trabajan con estos programas.',

  // Alerts on the form
  error: 'Error',
  failed: 'Algo salió mal al enviar la cotización. Intente de nuevo más tarde.',
  success: '¡Listo!',
  sent: '¡Gracias! Nuestro equipo se comunicará pronto con usted.',

  // The thank-you page
  thanks: 'Gracias, {name}',
  thanksLead: 'Ahora {team} tiene su solicitud.',
  thanksLeadLicensed: 'Ahora {team} tiene su solicitud: {company}, NMLS #{number}.',
  nextTitle: 'Lo que sigue',
  nextReply: 'Le responderemos a {email}.',
  nextReplyWithin:
    'Le responderemos a {email} en un plazo de {days, plural, one {# día hábil} other {# días hábiles}}.',
  nextNever:
    'Nunca le pedimos su número de Seguro Social por correo electrónico, llamada o mensaje de texto. Si alguien se lo pide, no somos nosotros.',
  nextWithdraw:
    'Nuestro correo electrónico tiene un enlace para retirar su solicitud en cualquier momento. Si no lo recibe, o si quiere que eliminemos su solicitud, escriba a <a>{email}</a>.',
  sentTitle: 'Lo que usted envió',
  sentName: 'Nombre completo',
  sentEmail: 'Correo electrónico',
  notGiven: 'No lo dio',
  calls: 'Llamadas',
  texts: 'Mensajes de texto',
  toPrograms: 'Ver mis programas',
  keep: 'Guardar esta cotización en una cuenta',
};
