import type { register as italian } from '../it/register.ts';
import type { In } from '../say.ts';

/** Of the register of guests. */
export const register: In<typeof italian> = {
  guestFault: ({ n, name, label, why }) => `Gast ${n}, ${name} – ${label}: ${why}`,
  guestUnnamed: 'noch ohne Namen',
  labelRole: 'Art des Gastes',
  labelLastName: 'Nachname',
  labelFirstName: 'Vorname',
  labelSex: 'Geschlecht',
  labelBirthDate: 'Geburtsdatum',
  labelBirthState: 'Geburtsstaat',
  labelBirthPlace: 'Geburtsgemeinde',
  labelCitizenship: 'Staatsangehörigkeit',
  labelDocType: 'Art des Dokuments',
  labelDocNumber: 'Nummer des Dokuments',
  labelDocPlace: 'Ausstellungsort',
  guestFieldMissing: 'ist erforderlich',
  guestFieldMissingFeminine: 'ist erforderlich',
  birthplaceMissing: 'ist erforderlich für alle, die in Italien geboren sind',
  birthplaceEnded: 'die Gemeinde gab es am Geburtsdatum nicht mehr',
  notInOfficialTable: 'steht nicht in der amtlichen Liste',
  latinLettersOnly: ({ sign }) =>
    `das Portal nimmt „${sign}“ nicht an: bitte wie im Dokument, in lateinischen Buchstaben`,
  tooLongInLatin: ({ max }) => `ist länger als ${max} Zeichen, sobald es in lateinischen Buchstaben steht`,
  bornAfterArrival: 'liegt nach der Anreise',
  lettersAndDigitsOnly: 'darf nur Buchstaben und Ziffern haben',
  tooManySigns: ({ max }) => `ist länger als ${max} Zeichen`,
  familyHeadMissing: 'bitte das Familienoberhaupt angeben',
  groupHeadMissing: 'bitte die Leitung der Gruppe angeben',
  headOfAnotherKind: 'die Art passt nicht zu der des Oberhaupts',
  familyHeadAlone: 'zu einem Familienoberhaupt gehört mindestens eine weitere Person',
  groupHeadAlone: 'zu einer Gruppenleitung gehört mindestens ein Mitglied',
  headLeavesBefore: ({ day }) => `bleibt länger als das Oberhaupt: ab ${day} braucht es ein anderes`,
  identityCard: 'Personalausweis',
  electronicIdentityCard: 'Elektronischer Personalausweis',
  passport: 'Reisepass',
  drivingLicence: 'Führerschein',
  registerArrivalFar: ({ days, years }) =>
    `Die Anreise kann höchstens ${days} Tage her sein und ${years} Jahre in der Zukunft liegen`,
  birthTooLongAgo: 'Das Datum liegt zu weit zurück: Prüfen Sie das Jahr',
  partyMissing: 'Wählen Sie, mit wem Sie reisen',
};
