import type { AccountLetterWords } from './account-letter-words.ts';

/** What the program writes about accounts in German. */
export const german: AccountLetterWords = {
  CONFIRM_EMAIL: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    body: `Guten Tag,

vielen Dank für Ihre Registrierung. Um Ihre E-Mail-Adresse zu bestätigen, öffnen Sie diesen Link:

{collegamento}

Der Link gilt 24 Stunden und kann nur einmal verwendet werden.

Das Konto wurde unter dem Namen „{nome}“ eröffnet ({quando}).

Waren Sie das nicht? Öffnen Sie den Link oben nicht. Mit diesem lösen Sie Ihre Adresse vom Konto:

{disconosci}

Wenn Sie nichts tun, bleibt die Adresse unbestätigt.`,
  },
  RESET_PASSWORD: {
    subject: 'Wählen Sie ein neues Passwort',
    body: `Guten Tag,

wir haben eine Anfrage für ein neues Passwort zu Ihrem Konto erhalten. Um es zu wählen, öffnen Sie diesen Link:

{collegamento}

Der Link gilt eine Stunde und kann nur einmal verwendet werden. Mit dem neuen Passwort enden alle offenen Sitzungen.
Wenn Sie es nicht angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es war.`,
  },
};
