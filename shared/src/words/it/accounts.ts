/** What is wrong with what opens an account or changes it. */
export const accounts = {
  passwordMissing: 'La password è obbligatoria',
  passwordTooLong: 'La password è troppo lunga',
  newPasswordTooShort: ({ min }: { readonly min: number }) => `La password deve essere lunga almeno ${min} caratteri`,
  newPasswordTooLong: ({ bytes }: { readonly bytes: number }) =>
    `La password è troppo lunga: al massimo ${bytes} byte, cioè ${bytes} lettere senza accenti`,
  currentPasswordNoText: 'La password attuale è un testo',
  proofMissing: 'Scegli una prova',
  linkInvalid: 'Il collegamento non è valido',
  avatarInvalid: "L'avatar non è valido",
  avatarTooHeavy: "Il peso dell'immagine non deve superare i 5MB",
  avatarTooLarge: "La risoluzione dell'immagine non deve superare i 1000x1000 pixels",
  clientOn: ({ browser, system }: { readonly browser: string; readonly system: string }) => `${browser} su ${system}`,
  desktopAppOn: ({ system }: { readonly system: string }) => `App Approdo su ${system}`,
  clientUnknown: 'Dispositivo sconosciuto',
  programUnknown: 'Programma sconosciuto',
};
