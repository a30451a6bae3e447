import type { Migration } from './migration.ts';

/** Updates contract templates that the owner never changed: the new one has correct plurals of nights and guests. */
export const countNightsInContracts: Migration = {
  name: '033-count-nights-in-contracts',
  sql: `
    update contract_templates
    set body = replace(body, 'Dal {arrivo} al {partenza}, {notti} notti, per {ospiti} ospiti. Alla', 'Dal {arrivo} al {partenza}. Notti: {notti}. Ospiti: {ospiti}. Alla')
    where language = 'it' and body = '# Le parti
Locatore: {locatore}, codice fiscale {codice_fiscale}, {indirizzo_locatore}.
Conduttore: {nome}, {email}.

# La casa
Il locatore concede in locazione al conduttore, che accetta, l’alloggio «{casa}», {indirizzo}, per esclusive finalità turistiche (art. 1, comma 2, lettera c, legge 9 dicembre 1998, n. 431).

# La durata
Dal {arrivo} al {partenza}, {notti} notti, per {ospiti} ospiti. Alla scadenza il contratto finisce senza bisogno di disdetta.

# Il prezzo
Il prezzo del soggiorno è di {prezzo}, da pagare così:
{rate}

# La casa durante il soggiorno
Il conduttore usa la casa con cura e la restituisce come l’ha trovata. Non può cederla ad altri né ospitare più persone di quelle indicate. Comunica al locatore i dati dei documenti di chi soggiorna, che la legge chiede di trasmettere alla Questura (art. 109 R.D. 18 giugno 1931, n. 773).

# La legge
Per quanto non è scritto qui valgono gli articoli 1571 e seguenti del codice civile.

{oggi}, {locatore}';
  `,
};
