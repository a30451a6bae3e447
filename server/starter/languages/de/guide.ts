import { lane } from '../../writing/pages/how-to-get-here.ts';
import type { StarterLanguage } from '../starter-language.ts';

/** What the house tells those who stay in it. */
export const guide: StarterLanguage['guide'] = {
  arrival: {
    title: 'Die Ankunft',
    content: `<p>Das Haus steht in der Via del Limoneto 12, zehn Minuten zu Fuß vom Hafen. Wir erwarten Sie <strong>ab 16 Uhr</strong>; legt Ihr Schiff früher an, kann das Gepäck im Schatten des Innenhofs warten.</p>
<ol><li><p>Von der Mole gehen Sie die Gasse der bunten Türen hinauf.</p></li><li><p>Am Brunnen biegen Sie links ab: Nach zweihundert Metern kommt ein grünes Tor mit einer gemalten Zitrone.</p></li><li><p>Mit dem Auto folgen Sie der Busstraße bis zur Haltestelle „Limoneto“: Ihr Platz ist der erste rechts.</p></li></ol>
${lane}
<p>Kleine Kinder oder schweres Gepäck? Schreiben Sie uns, wann Ihr Schiff ankommt, und wir holen Sie an der Mole ab.</p>`,
  },
  keys: {
    title: 'Die Schlüssel',
    content: `<p>Neben dem Tor, hinter dem Topf mit dem Basilikum, hängt ein Kästchen mit der Kombination <strong>2407</strong>. Darin liegen zwei Bunde: Der lange Schlüssel öffnet das Tor, der kleine die Haustür.</p>
<p>Tagsüber hängen die Schlüssel am Nagel neben der Tür. Liegt einer auf dem Meeresgrund, schreiben Sie uns: Am Hafen haben wir immer einen zweiten.</p>`,
  },
  wifi: {
    title: 'WLAN',
    content: `<p>Netz: <strong>Casa Zagara</strong><br>Passwort: <strong>limoni-e-sale-12</strong></p>
<p>Gut ist der Empfang in der Küche, im Wohnzimmer und unter der Pergola, im Zitronenzimmer etwas schwächer. Steht es still, schalten Sie den weißen Kasten hinter dem Fernseher aus, zählen bis zehn und schalten ihn wieder ein.</p>`,
  },
  appliances: {
    title: 'Küche, Waschmaschine und warmes Wasser',
    content: `<ul><li><p><strong>Herd</strong>: mit Gas. Der Hahn ist unter der Spüle; bitte schließen Sie ihn nachts und wenn Sie ausgehen.</p></li><li><p><strong>Moka</strong>: die große ist für acht, die kleine für alle, die früh aufstehen. Kaffee für die ersten Tage ist in der blauen Dose.</p></li><li><p><strong>Waschmaschine</strong>: im Bad am Innenhof. Für die Strandtücher genügt das Programm „30 minuti“.</p></li><li><p><strong>Warmes Wasser</strong>: Der Boiler ist immer an. Nach viermal Duschen hintereinander braucht er eine halbe Stunde.</p></li><li><p><strong>Strom</strong>: Backofen und Waschmaschine zugleich sind zu viel für den Zähler. Er ist im Schränkchen am Eingang: Schieben Sie den schwarzen Hebel nach oben.</p></li></ul>`,
  },
  rubbish: {
    title: 'Der Müll',
    content: `<p>Auf der Insel wird alles getrennt. Die Tonnen stehen im Innenhof unter der Treppe; am Abend vorher kommen sie nach 20 Uhr vor das Tor.</p>
<ul><li><p><strong>Montag und Donnerstag</strong>: Küchenabfälle, braune Tonne</p></li><li><p><strong>Dienstag</strong>: Plastik und Dosen, gelber Sack</p></li><li><p><strong>Mittwoch</strong>: Papier und Karton, blaue Tonne</p></li><li><p><strong>Samstag</strong>: der Rest, graue Tonne</p></li></ul>
<p>Glas kommt in den grünen Container neben der Bushaltestelle.</p>`,
  },
  around: {
    title: 'Einkaufen, Meer und Bus',
    content: `<p>Der Laden von Assunta am Brunnen hat von 7.30 bis 13 Uhr und von 17 bis 20 Uhr geöffnet; das gute Brot ist früh weg. Am Samstag ist Markt auf der Mole.</p>
<p>Zur kleinen Bucht führt der Pfad hinter dem Zitronengarten hinunter: fünf Minuten, mit Schuhen. Der Bus fährt stündlich von 7 bis 21 Uhr, Fahrkarten gibt es in der Bar am Hafen. Weitere Ideen stehen im <a href="/blog">Blog</a>.</p>`,
  },
  help: {
    title: 'Wenn etwas nicht stimmt',
    content: `<p>Schreiben Sie uns in den Nachrichten zu dieser Buchung: Wir lesen sie auch am Abend. Im Notfall gilt die Nummer <strong>112</strong>.</p>
<p>Verbandskasten und Feuerlöscher sind in der Küche, rechts von der Tür. Der ärztliche Notdienst ist am Hafen über der Post, die Apotheke am selben Platz.</p>`,
  },
  departure: {
    title: 'Vor der Abreise',
    content: `<p>Bitte verlassen Sie das Haus <strong>bis 10 Uhr</strong>. Nur fünf Dinge:</p>
<ul><li><p>die Fenster zu, die Läden angelehnt;</p></li><li><p>das Gas zu, unter der Spüle;</p></li><li><p>der Müll in den Tonnen im Innenhof;</p></li><li><p>die benutzten Handtücher in der Badewanne;</p></li><li><p>die Schlüssel im Kästchen, die Kombination verdreht.</p></li></ul>
<p>Nehmen Sie gern Zitronen mit, so viele Sie möchten. Gute Reise, und kommen Sie bald wieder.</p>`,
  },
};
