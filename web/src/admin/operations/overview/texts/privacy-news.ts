/** Texts about news for an owner's own privacy notice. */
export const PRIVACY_NEWS = {
  title: 'La tua informativa sulla privacy',
  text: 'Il testo è tuo e resta com’è. Da quando l’hai scritto il sito fa altro, e quello di un sito nuovo lo dice con queste frasi: riporta nella pagina quelle che ti riguardano. Se la casa è anche in altre lingue, poi controlla le traduzioni.',
  copy: 'Copia le frasi',
  copied: 'Frasi copiate negli appunti',
  copyFailed: 'Il browser non permette di copiare: seleziona le frasi a mano',
  edit: 'Apri la pagina',
  read: 'Ho letto, non mostrarlo più',
  dismissed: 'L’avviso sull’informativa non compare più',
  dismissFailed: 'L’avviso comparirà ancora: riprova',
} as const;
