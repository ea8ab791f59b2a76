import type { correction as english } from '../en/correction.ts';
import type { Translated } from '../speak.ts';

export const correction: Translated<typeof english> = {
  title: '¿Qué está mal?',
  lead: 'Cuéntenos qué encontró. Una persona lo revisa antes de que cambiemos algo. No guardamos quién es usted.',
  leadWithEmail:
    'Cuéntenos qué encontró. Una persona lo revisa antes de que cambiemos algo. No guardamos quién es usted, solo su correo electrónico si lo escribe abajo.',
  program: 'Programa: {program:string}',
  about: 'Qué está mal',
  funding: 'Dinero: abierto, en pausa o con lista de espera',
  amount: 'Monto de la ayuda',
  income: 'Límite de ingresos',
  'credit-score': 'Puntaje de crédito',
  price: 'Límite de precio',
  place: 'Dónde ayuda',
  repayment: 'Cómo se devuelve',
  contact: 'Teléfono o enlace',
  other: 'Otra cosa',
  says: 'Qué debería decir',
  saysHint: 'Basta con una o dos oraciones.',
  saysMissing: 'Díganos qué debería decir.',
  address: 'Una página que lo diga',
  addressHint: 'La dirección empieza con https://. Lo mejor es una página de la agencia.',
  addressMissing: 'Escriba una dirección que empiece con https://',
  email: '¿Dónde podemos escribirle? (opcional)',
  emailHint:
    'Su correo electrónico. Primero le enviamos un correo electrónico para que lo confirme y otro cuando hayamos revisado su aviso. Nada más.',
  emailWrong: 'Escriba un correo electrónico, por ejemplo nombre@example.com, o deje esto vacío.',
  trap: 'Deje esto vacío',
  send: 'Enviar',
  failed: 'No pudimos enviar esto. Intente de nuevo en un momento.',
  tooMany: 'Recibimos muchos avisos de su red. Intente de nuevo en una hora.',
  notStored:
    'No guardamos esto. Demasiados avisos sobre este programa esperan una revisión. Intente de nuevo en unos días.',
  doneTitle: 'Gracias',
  done: 'Comparamos lo que envió con la página que indicó. Si el dato está mal, lo corregimos para todos.',
  doneEmail:
    'Revise su correo electrónico. Abra el enlace que enviamos a {email:string}. Así podremos escribirle cuando hayamos revisado su aviso.',
  back: 'Volver al programa',
  notFound: 'No pudimos encontrar este programa.',
  home: 'Ir a la página de inicio',
};
