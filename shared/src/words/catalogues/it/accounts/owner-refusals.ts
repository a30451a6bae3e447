/** Refusals of an owner's or editor's changes to accounts, keys and connections. */
export const accountRefusals = {
  notOneself: 'Non puoi eliminare il tuo account né toglierti il ruolo di amministratore',
  notOwnKeys: 'Le tue chiavi si tolgono da «Accesso e dispositivi»',
  lastAdministrator: 'Deve restare almeno un amministratore',
  lastProof:
    'La casa chiede la verifica in due passaggi a chi la gestisce: prima di rimuovere questa chiave aggiungine un’altra.',
  webhookUnknown: 'Indirizzo non trovato',
  deliveryUnknown: 'Invio non trovato',
  tooManyWebhooks: ({ max }: { readonly max: number }) => `Hai già ${max} indirizzi`,
  webhookSecretMissing: 'Manca il segreto: fanne uno nuovo',
  webhookOff: 'Questo indirizzo è spento',
  tokenUnknown: 'Codice di accesso non trovato',
  tooManyTokens: ({ max }: { readonly max: number }) => `Hai già ${max} codici di accesso`,
  pushAddressForbidden: 'Questo indirizzo di avviso non è ammesso',
  pushKeysInvalid: 'Le chiavi di questo dispositivo non sono valide',
  tooManyDevices: ({ max }: { readonly max: number }) => `Hai già ${max} dispositivi: rimuovine uno`,
};
