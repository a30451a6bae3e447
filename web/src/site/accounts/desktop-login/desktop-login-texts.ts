/** The page that asks for a passkey in the desktop app's place. The app is the owner's, so it is in Italian only. */
export const DESKTOP_LOGIN = {
  title: 'Entra nell’app',
  description: 'Una passkey per l’app Approdo di questo computer.',
  text: 'Continua solo se hai appena premuto «Entra con una passkey» nell’app Approdo di questo computer.',
  send: 'Continua con la passkey',
  incomplete: 'Questo collegamento non è completo: ricomincia dall’app.',
  noPasskeys: 'Questo browser non conosce le passkey: torna all’app ed entra con e-mail e password.',
  failed: 'Al momento la passkey non si può chiedere. Riprova.',
  needsScript: 'Questa pagina ha bisogno di JavaScript.',
};
