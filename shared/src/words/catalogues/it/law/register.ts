/** What is wrong with what is written of a guest in the register, and how its fields are called there. */
export const register = {
  guestFault: ({
    n,
    name,
    label,
    why,
  }: {
    readonly n: number;
    readonly name: string;
    readonly label: string;
    readonly why: string;
  }) => `Ospite ${n}, ${name} – ${label}: ${why}`,
  guestUnnamed: 'senza nome',
  labelRole: 'Tipo alloggiato',
  labelLastName: 'Cognome',
  labelFirstName: 'Nome',
  labelSex: 'Sesso',
  labelBirthDate: 'Data di nascita',
  labelBirthState: 'Stato di nascita',
  labelBirthPlace: 'Comune di nascita',
  labelCitizenship: 'Cittadinanza',
  labelResidenceState: 'Stato di residenza',
  labelResidencePlace: 'Comune di residenza',
  labelDocType: 'Tipo documento',
  labelDocNumber: 'Numero documento',
  labelDocPlace: 'Luogo di rilascio',
  guestFieldMissing: 'è obbligatorio',
  guestFieldMissingFeminine: 'è obbligatoria',
  birthplaceMissing: 'è obbligatorio per chi è nato in Italia',
  birthplaceEnded: 'il comune non esisteva più alla data di nascita',
  notInOfficialTable: 'non è nella tabella ufficiale',
  latinLettersOnly: ({ sign }: { readonly sign: string }) =>
    `il portale non accetta «${sign}»: scrivilo come nel documento, in lettere latine`,
  tooLongInLatin: ({ max }: { readonly max: number }) => `supera ${max} caratteri una volta traslitterato`,
  bornAfterArrival: "è successiva all'arrivo",
  lettersAndDigitsOnly: 'può avere solo lettere e cifre',
  tooManySigns: ({ max }: { readonly max: number }) => `supera ${max} caratteri`,
  familyHeadMissing: 'indica il capo famiglia',
  groupHeadMissing: 'indica il capo gruppo',
  headOfAnotherKind: 'il tipo non corrisponde a quello del capo',
  familyHeadAlone: 'un capo famiglia ha almeno un familiare',
  groupHeadAlone: 'un capo gruppo ha almeno un membro',
  headLeavesBefore: ({ day }: { readonly day: string }) => `resta dopo il capo: dal ${day} serve un altro capo`,
  identityCard: 'Carta di identità',
  electronicIdentityCard: 'Carta di identità elettronica',
  passport: 'Passaporto',
  drivingLicence: 'Patente di guida',
  registerArrivalFar: ({ days, years }: { readonly days: number; readonly years: number }) =>
    `L’arrivo può essere al massimo ${days} giorni fa e fra ${years} anni`,
  birthTooLongAgo: 'La data è troppo lontana: controlla l’anno',
  partyMissing: 'Scegli con chi viaggi',
};
