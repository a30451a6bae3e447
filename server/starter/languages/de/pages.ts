import type { StarterLanguage, TranslatedPage } from '../starter-language.ts';

const privacyNotice: TranslatedPage = {
  slug: 'informativa-privacy',
  title: 'Datenschutzerklärung',
  excerpt: 'Welche Daten wir erheben, warum, wie lange, und welche Rechte Sie haben.',
  seoTitle: 'Datenschutzerklärung',
  seoDescription:
    'Wie wir die personenbezogenen Daten derer verarbeiten, die diese Website besuchen, sich registrieren, uns schreiben oder einen Aufenthalt anfragen.',
  seoKeywords: 'Datenschutz, personenbezogene Daten, DSGVO',
  content: `<p>Diese Seite erklärt gemäß den Artikeln 13 und 14 der Verordnung (EU) 2016/679 (DSGVO), wie wir die personenbezogenen Daten derer verarbeiten, die diese Website besuchen, ein Konto eröffnen, uns schreiben oder einen Aufenthalt im Haus anfragen.</p>
<h2>1. Verantwortlicher</h2>
<p>Verantwortlich für die Verarbeitung ist der Eigentümer des auf dieser Website angebotenen Hauses. Für jede Anfrage zu Ihren Daten können Sie die Seite <a href="/contact">Kontakt</a> nutzen: Wir antworten Ihnen mit den vollständigen Kontaktdaten des Verantwortlichen.</p>
<h2>2. Welche Daten wir verarbeiten und warum</h2>
<ul><li><p><strong>Konto</strong>: Name, E-Mail-Adresse, Passwort (in einer Form gespeichert, die niemand lesen kann, auch wir nicht) und gegebenenfalls ein Profilbild. Sie dienen dazu, Sie zu erkennen und Ihre Anfragen zu bearbeiten. Rechtsgrundlage: Erfüllung eines Vertrags oder vorvertragliche Maßnahmen (Art. 6 Abs. 1 Buchst. b).</p></li><li><p><strong>Aufenthaltsanfragen</strong>: Daten des Aufenthalts, Name, E-Mail-Adresse, Telefonnummer, falls Sie sie angeben, Zahl der Gäste, Anmerkungen und, wenn Sie mögen, wie Sie uns gefunden haben. Sie dienen dazu, Ihnen zu antworten und den Aufenthalt vorzubereiten. Rechtsgrundlage: Erfüllung eines Vertrags oder vorvertragliche Maßnahmen (Buchst. b).</p></li><li><p><strong>Nachrichten</strong> aus dem Kontaktformular: Name, E-Mail-Adresse, Telefonnummer, falls Sie sie angeben, und Text der Nachricht; außerdem die Nachrichten, die wir einander zu einer Buchung schreiben, mit dem Zeitpunkt, zu dem sie gelesen wurden. Rechtsgrundlage: vorvertragliche Maßnahmen auf Ihre Anfrage (Buchst. b) oder unser berechtigtes Interesse, denen zu antworten, die uns schreiben (Buchst. f).</p></li><li><p><strong>Zahlungen und Quittungen</strong>: was zu zahlen ist, was gezahlt oder zurückerstattet wurde, wann und wie; auf Quittungen der Name der zahlenden Person und, falls angegeben, ihre Anschrift und ihre Steuer-ID. Wer mit Karte zahlt, gibt deren Daten auf der Seite des Zahlungsdienstleisters ein: Wir erfahren nur das Ergebnis. Rechtsgrundlage: Erfüllung eines Vertrags (Buchst. b) und Buchführungs- und Steuerpflichten (Buchst. c).</p></li><li><p><strong>Vertrag</strong>: wenn Sie ihn auf dieser Website annehmen, der angenommene Text, das Konto, Tag und Uhrzeit, die IP-Adresse und der Browser, mit denen Sie ihn annehmen, als Nachweis der Annahme. Rechtsgrundlage: Erfüllung eines Vertrags (Buchst. b) und unser berechtigtes Interesse, sie nachweisen zu können (Buchst. f).</p></li><li><p><strong>Bewertungen</strong>: Note, Kommentar, Name und Profilbild, veröffentlicht erst nach unserer Freigabe. Rechtsgrundlage: berechtigtes Interesse, die Erfahrungen der Gäste bekannt zu machen (Buchst. f).</p></li><li><p><strong>Gesetzliche Pflichten</strong>: Anlässlich des Aufenthalts erheben wir die Daten, die die Vorschriften zur öffentlichen Sicherheit, zu den Steuern und zur Kurtaxe verlangen. Rechtsgrundlage: rechtliche Verpflichtung (Buchst. c).</p></li><li><p><strong>Sicherheit</strong>: Um Missbrauch zu verhindern, wird die IP-Adresse, von der Anmeldungen und Einsendungen ausgehen, für die unbedingt nötige Zeit gezählt, höchstens einen Tag. Rechtsgrundlage: berechtigtes Interesse an der Sicherheit der Website (Buchst. f).</p></li></ul>
<p>Die in den Formularen als Pflichtangaben gekennzeichneten Daten sind nötig, um Ihre Anfrage zu bearbeiten; die übrigen sind freiwillig. Wir treffen keine automatisierten Entscheidungen und erstellen keine Profile.</p>
<h2>3. Cookies und Inhalte Dritter</h2>
<p>Diese Website <strong>verwendet keine Cookies</strong>, weder eigene noch fremde, und keine Werkzeuge Dritter für Statistik oder Werbung. Wir selbst zählen auf unserem Server, wie oft Seiten geöffnet werden, in welcher Sprache, von welcher Website man kommt und wie viele Preisanfragen zu Buchungsanfragen werden: Das sind nur Zahlen je Tag, die 25 Monate aufbewahrt werden. Dabei bewahren wir weder IP-Adressen noch Angaben zu Ihrem Browser noch Kennungen auf, an denen wir Sie erkennen könnten, und wir lesen und schreiben nichts auf Ihrem Gerät.</p>
<p>Auf Ihrem Gerät bewahrt der Browser nur auf, was für das nötig ist, was Sie hier tun: Entwürfe von Anfragen und Nachrichten, mit der Seite, zu der Sie zurückkehren, sieben Tage lang oder bis Sie sie senden oder löschen; wenn Sie sich in Ihrem Konto anmelden, den Schlüssel der Sitzung und die Seiten Ihrer Buchungen mit der Gästemappe, damit sie auch ohne Netz lesbar sind, bis Sie sich abmelden. All das ist technisch unerlässlich.</p>
<p>Karten und Videos anderer Dienste (OpenStreetMap, Google Maps, YouTube) erscheinen nur, wenn Sie sie mit einem Klick laden: Von da an erhält der Anbieter des Dienstes Ihre IP-Adresse und verarbeitet die Daten nach seiner eigenen Datenschutzerklärung.</p>
<h2>4. Wer die Daten sehen kann</h2>
<p>Die Daten werden von uns und von den Personen verarbeitet, die uns mit dem Haus und der Website helfen. Sie können an Anbieter von IT- und E-Mail-Diensten weitergegeben werden, die in unserem Auftrag als Auftragsverarbeiter tätig sind (Art. 28), und an Behörden, wenn das Gesetz es vorsieht. Wer mit Karte zahlt, gibt seine Daten Stripe, dem Zahlungsdienstleister, der sie nach seiner eigenen Datenschutzerklärung verarbeitet und von uns den Betrag und den Verwendungszweck erhält, mit dem Code der Buchung und dem Tag der Anreise. Wir verkaufen niemandem Daten. Bewahrt ein Anbieter sie außerhalb des Europäischen Wirtschaftsraums auf, erfolgt die Übermittlung mit den Garantien der Artikel 44 ff. der Verordnung.</p>
<h2>5. Wie lange wir sie aufbewahren</h2>
<ul><li><p>Die Daten des Kontos, solange das Konto besteht; Sie können jederzeit seine Löschung verlangen.</p></li><li><p>Anfragen ohne anschließenden Aufenthalt zwölf Monate lang, nachdem sie abgelehnt wurden oder abgelaufen sind, oder nach den angefragten Tagen, wenn sie unbeantwortet blieben; Anfragen, die Sie zurückziehen, werden sofort gelöscht.</p></li><li><p>Nachrichten aus dem Kontaktformular zwölf Monate lang; Nachrichten zu einer Buchung bis zwölf Monate nach der Abreise.</p></li><li><p>Die Daten bestätigter Aufenthalte, auch wenn sie später storniert wurden, und der Anfragen, für die etwas gezahlt wurde, mit den Zahlungen, den Quittungen, dem Vertrag und dem Nachweis seiner Annahme, für die zehn Jahre, die das Zivil- und Steuerrecht verlangt.</p></li><li><p>Bewertungen, solange sie veröffentlicht sind; wird das Konto gelöscht, bleiben sie ohne personenbezogene Daten bestehen.</p></li><li><p>Die Liste der von der Website gesendeten E-Mails, ohne ihren Text, neunzig Tage lang.</p></li><li><p>Sicherungskopien so lange, wie es nötig ist, um die Website vor Ausfällen zu schützen; was wir löschen, bleibt in den zuvor erstellten, solange es sie gibt.</p></li></ul>
<h2>6. Ihre Rechte</h2>
<p>Sie können von uns jederzeit Auskunft über Ihre Daten, deren Berichtigung, Löschung, die Einschränkung der Verarbeitung und die Übertragung verlangen und der auf berechtigtem Interesse beruhenden Verarbeitung widersprechen (Artikel 15 bis 22 der Verordnung). Eine Nachricht über die Seite <a href="/contact">Kontakt</a> genügt: Wir antworten innerhalb eines Monats.</p>
<p>Wenn Sie meinen, dass die Verarbeitung gegen die Vorschriften verstößt, können Sie Beschwerde bei der italienischen Datenschutzbehörde, dem <a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a>, oder bei der Behörde des Landes einlegen, in dem Sie leben oder arbeiten.</p>
<h2>7. Änderungen</h2>
<p>Sollte sich diese Erklärung wesentlich ändern, weisen wir auf dieser Seite darauf hin und, wo nötig, mit einer E-Mail an alle, die ein Konto haben.</p>`,
};

const registrationReceived: TranslatedPage = {
  slug: 'registrazione-richiesta',
  title: 'Fast geschafft',
  excerpt: 'Noch ein Schritt: Bestätigen Sie Ihre E-Mail-Adresse.',
  seoTitle: 'Fast geschafft',
  seoDescription: 'Was nach der Registrierung zu tun ist.',
  seoKeywords: '',
  content: `<p><strong>Danke für Ihre Registrierung.</strong> Wir haben Ihnen eine E-Mail mit einem Link geschickt: Öffnen Sie ihn innerhalb von 24 Stunden, um Ihre Adresse zu bestätigen.</p>
<h2>Nach der Bestätigung</h2>
<ul><li><p>Auf der Seite <a href="/booking">Buchen</a> können Sie Ihren Wunschzeitraum anfragen und sehen, wie es um jede Anfrage steht.</p></li><li><p>Nach dem Aufenthalt können Sie in einer Bewertung davon erzählen.</p></li></ul>
<h2>Sie finden die E-Mail nicht?</h2>
<p>Werfen Sie einen Blick in den Spam-Ordner. Ist sie auch dort nicht, <a href="/resend-confirmation">fordern Sie einen neuen Link an</a>; funktioniert etwas weiterhin nicht, <a href="/contact">schreiben Sie uns</a>, und wir kümmern uns darum.</p>
<p>Inzwischen sind Sie schon angemeldet: Sie können sich umsehen und Ihr <a href="/profile">Profil</a> ergänzen.</p>`,
};

export const pages = {
  'informativa-privacy': privacyNotice,
  'registrazione-richiesta': registrationReceived,
} satisfies StarterLanguage['pages'];
