/** Refusals of an owner's or editor's changes to accounts, keys and connections. */
export const accountRefusals = {
  notOneself: 'Non puoi eliminare il tuo account né toglierti il ruolo di amministratore',
  notOwnKeys: 'Le tue chiavi si tolgono da «Accesso e dispositivi»',
  lastAdministrator: 'Deve restare almeno un amministratore',
  lastProof:
    'La casa chiede la verifica in due passaggi a chi la gestisce: prima di rimuovere questa chiave aggiungine un’altra.',
  tooManyWebhooks: ({ max }: { readonly max: number }) => `Hai già ${max} indirizzi`,
  webhookSecretMissing: 'Manca il segreto: fanne uno nuovo',
  webhookOff: 'Questo indirizzo è spento',
  tooManyTokens: ({ max }: { readonly max: number }) => `Hai già ${max} codici di accesso`,
  tooManyDevices: ({ max }: { readonly max: number }) => `Hai già ${max} dispositivi: rimuovine uno`,
};
