import type { Wording } from '@approdo/shared/domain/base/text/wording';

/** The letters about accounts in German. */
export const accounts = {
  CONFIRM_EMAIL: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    body: `Guten Tag,

vielen Dank für Ihre Registrierung. Um Ihre E-Mail-Adresse zu bestätigen, öffnen Sie diesen Link:

{collegamento}

Der Link gilt 24 Stunden und kann nur einmal verwendet werden.

Eröffnet wurde das Konto unter dem Namen „{nome}“ am {quando}.

Waren Sie das nicht? Dann öffnen Sie den Link oben bitte nicht. Mit diesem Link entfernen Sie Ihre Adresse aus dem Konto:

{disconosci}

Wenn Sie nichts tun, bleibt die Adresse unbestätigt.`,
  },
  RESET_PASSWORD: {
    subject: 'Wählen Sie ein neues Passwort',
    body: `Guten Tag,

für Ihr Konto wurde ein neues Passwort angefordert. Um es zu wählen, öffnen Sie diesen Link:

{collegamento}

Der Link gilt eine Stunde und kann nur einmal verwendet werden. Mit dem neuen Passwort werden Sie auf allen anderen Geräten abgemeldet.
Wenn Sie es nicht angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es war.`,
  },
  KEYS_CHANGED: {
    subject: 'Der Zugang zu Ihrem Konto wurde geändert',
    body: `Guten Tag,

{cosa} ({quando}, {dispositivo}).

Wenn Sie es waren, müssen Sie nichts tun. Ändern Sie sonst sofort Ihr Passwort und sehen Sie nach, wer angemeldet ist: {collegamento}`,
  },
  CODE_GUESSED: {
    subject: 'Jemand kennt Ihr Passwort',
    body: `Guten Tag,

jemand hat Ihr richtiges Passwort eingegeben und danach fünfmal einen falschen Code.

Niemand wurde eingelassen. Ändern Sie Ihr Passwort: {collegamento}`,
  },
  CODE_GUESSED_IN_SESSION: {
    subject: 'Jemand probiert Ihre Codes in einer offenen Sitzung',
    body: `Guten Tag,

ein Gerät, das in Ihrem Konto bereits angemeldet war, hat nacheinander fünf falsche Codes gesendet. Es wurde abgemeldet.

Wenn Sie es waren, melden Sie sich bitte erneut an; gelingt es mit dem Code der App nicht, verwenden Sie einen Wiederherstellungscode oder einen Passkey. Wenn Sie es nicht waren, benutzt jemand eines Ihrer Geräte oder eine gestohlene Sitzung: Sehen Sie nach, wer angemeldet ist, melden Sie die anderen ab und ändern Sie Ihr Passwort: {collegamento}`,
  },
  PASSKEY_COPIED: {
    subject: 'Einer Ihrer Passkeys wurde vielleicht kopiert',
    body: `Guten Tag,

der Passkey „{passkey}“ wurde vielleicht kopiert: Jemand hat ihn verwendet, und die Zahl seiner Verwendungen stimmt nicht. Niemand wurde eingelassen.

Entfernen Sie ihn und fügen Sie einen neuen hinzu: {collegamento}`,
  },
  NEW_DEVICE: {
    subject: 'Neue Anmeldung in Ihrem Konto',
    body: `Guten Tag,

{dispositivo}, {quando}.

Wenn Sie es waren, müssen Sie nichts tun. Ändern Sie sonst sofort Ihr Passwort und sehen Sie nach, wer angemeldet ist: {collegamento}`,
  },
} satisfies Readonly<Record<string, Wording>>;
