import { plural } from '@approdo/shared/domain/base/language/plural';

/** Texts of the conversation on a stay's page. */
export const stayMessages = {
  title: 'Messaggi',
  none: 'Qui puoi scriverci del tuo soggiorno: ti rispondiamo in questa pagina e ti avvisiamo per e-mail.',
  from: { GUEST: 'Tu', OWNER: 'Chi ti ospita' },
  read: 'Letto',
  text: 'Il tuo messaggio',
  send: 'Invia',
  failed: 'Il messaggio non è partito. Il testo resta qui: riprova.',
  loadFailed: 'Al momento non riusciamo a mostrare i messaggi.',
  closed: 'La conversazione è chiusa.',
  unread: (count: number) => `${count} ${plural('it', count, { one: 'messaggio nuovo', other: 'messaggi nuovi' })}`,
};
