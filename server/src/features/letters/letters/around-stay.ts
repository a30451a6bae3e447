import { letter } from '../../mail/index.ts';
import { STAY_LINES } from '../../stays/index.ts';
import { FOR_GUEST } from './describe-for-guest.ts';
import { inOtherLanguages } from './other-languages.ts';

export const ARRIVAL = letter({
  kind: 'ARRIVAL',
  title: 'Prima dell’arrivo, all’ospite',
  placeholders: FOR_GUEST,
  wording: {
    subject: 'Ti aspettiamo il {arrivo}',
    body: `Ciao {nome},

manca poco: ti aspettiamo presso {casa}.

${STAY_LINES}

Indirizzo: {indirizzo}
Mappa: {mappa}
Si arriva dalle: {dalle}
Si parte entro le: {entro}
CIN: {cin}

Come arrivare, la guida della casa e i nostri messaggi sono sulla pagina della tua prenotazione: {collegamento}

A presto,
{casa}`,
  },
  others: inOtherLanguages('ARRIVAL'),
});

export const THANKS = letter({
  kind: 'THANKS',
  title: 'Dopo la partenza, all’ospite',
  placeholders: {
    ...FOR_GUEST,
    recensione: {
      kind: 'text',
      isPath: true,
      meaning: 'Indirizzo per lasciare una recensione',
      sample: '/#recensioni',
    },
  },
  wording: {
    subject: 'Grazie del soggiorno, {nome}',
    body: `Ciao {nome},

grazie del soggiorno presso {casa}: speriamo che ti sia piaciuto.

Se ti va, racconta com’è andata: {recensione}

La tua prenotazione resta qui: {collegamento}

A presto,
{casa}`,
  },
  others: inOtherLanguages('THANKS'),
});
