import type { withdrawal as english } from '../../en/notices/withdrawal.ts';
import type { Translated } from '../../speak.ts';

export const withdrawal: Translated<typeof english> = {
  title: '¿Retirar su solicitud?',
  lead: 'Usted solicitó una preaprobación con {team:string}. Si retira su solicitud, no volveremos a comunicarnos con usted sobre ella. Su permiso para llamadas y mensajes de texto termina de inmediato.',
  confirm: 'Retirar mi solicitud',
  doneTitle: 'Su solicitud fue retirada',
  done: 'No volveremos a comunicarnos con usted sobre ella. Puede cerrar esta página.',
  notFound:
    'No pudimos encontrar una solicitud para este enlace. Es posible que ya se haya eliminado.',
  failed: 'No pudimos retirar su solicitud. Intente de nuevo o escriba a <a>{email:string}</a>.',
  home: 'Ir a la página de inicio',
};
