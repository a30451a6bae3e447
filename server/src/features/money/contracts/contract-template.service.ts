import type { ContractTemplate } from '@approdo/shared/contract/money/contracts';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { listPlaceholders, type Wording } from '@approdo/shared/domain/base/text/wording';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import { applyEdit, type Edit } from '../../../http/calls/apply-edit.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import { type FieldTexts, refuseFaults } from '../../../http/problems.ts';
import { type Actor, changedSettings, writeAudit } from '../../base/audit/index.ts';
import { CONTRACT_PLACEHOLDERS } from './contract-placeholders.ts';
import { deleteTemplate, findTemplate, putTemplate } from './contract-template.repository.ts';

/** The default contract until the owner writes one: parties, property, dates, price, and what the law requires. */
export const FIRST_TEMPLATE: Wording = {
  subject: 'Contratto di locazione per finalità turistiche',
  body: `# Le parti
Locatore: {locatore}, codice fiscale {codice_fiscale}, {indirizzo_locatore}.
Conduttore: {nome}, {email}.

# La casa
Il locatore concede in locazione al conduttore, che accetta, l’alloggio «{casa}», {indirizzo}, per esclusive finalità turistiche (art. 1, comma 2, lettera c, legge 9 dicembre 1998, n. 431).

# La durata
Dal {arrivo} al {partenza}. Notti: {notti}. Ospiti: {ospiti}. Alla scadenza il contratto finisce senza bisogno di disdetta.

# Il prezzo
Il prezzo del soggiorno è di {prezzo}, da pagare così:
{rate}

# La casa durante il soggiorno
Il conduttore usa la casa con cura e la restituisce come l’ha trovata. Non può cederla ad altri né ospitare più persone di quelle indicate. Comunica al locatore i dati dei documenti di chi soggiorna, che la legge chiede di trasmettere alla Questura (art. 109 R.D. 18 giugno 1931, n. 773).

# La legge
Per quanto non è scritto qui valgono gli articoli 1571 e seguenti del codice civile.

{oggi}, {locatore}`,
};

/** Who requests the change, and against which version. */
type WriteContext = { readonly caller: Actor; readonly precondition: Precondition };

const EMPTY: Wording = { subject: '', body: '' };

export type ContractTemplates = ReturnType<typeof createContractTemplates>;

/** The contract template: the owner's, or by default the program's in Italian; in other languages only the owner's. */
export function createContractTemplates({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    get: async (language: Language): Promise<ContractTemplate> => viewTemplate(await readTemplate(database, language)),

    /** An empty text removes it; in Italian the default returns. Throws 400 for an unknown placeholder. */
    async replace(
      language: Language,
      edit: Edit<Wording>,
      { caller, precondition }: WriteContext,
    ): Promise<ContractTemplate> {
      return await transact(database, async (trx) => {
        const before = await readTemplate(trx, language);
        precondition(viewTemplate(before));
        const wording = applyEdit({ subject: before.subject, body: before.body }, edit);
        if (wording.body === '') await deleteTemplate(trx, language);
        else {
          refuseFaults(findFaults(wording));
          await putTemplate(trx, language, wording);
        }
        await writeAudit(trx, { at: clock.now(), by: caller, ...changedSettings('contract-template', language) });
        return viewTemplate(await readTemplate(trx, language));
      });
    },
  };
}

/** The template in a guest's language, or in Italian where the owner wrote none in it. */
export async function findTemplateFor(
  reader: Reader,
  language: Language,
): Promise<{ readonly language: Language; readonly wording: Wording }> {
  const own = await findTemplate(reader, language);
  if (own) return { language, wording: own };
  return { language: ITALIAN, wording: await readTemplate(reader, ITALIAN) };
}

async function readTemplate(reader: Reader, language: Language): Promise<Wording> {
  return (await findTemplate(reader, language)) ?? (language === ITALIAN ? FIRST_TEMPLATE : EMPTY);
}

function findFaults({ subject, body }: Wording): FieldTexts {
  return {
    ...(subject === '' && { subject: say('contractTitleMissing') }),
    ...nameUnknown('subject', subject),
    ...nameUnknown('body', body),
  };
}

function nameUnknown(field: string, text: string): FieldTexts {
  const unknown = listPlaceholders(text).find((name) => !Object.hasOwn(CONTRACT_PLACEHOLDERS, name));
  return unknown === undefined ? {} : { [field]: say('contractPlaceholderUnknown', { name: unknown }) };
}

function viewTemplate({ subject, body }: Wording): ContractTemplate & { readonly version: string } {
  const placeholders = Object.entries(CONTRACT_PLACEHOLDERS).map(([name, known]) => ({ name, ...known }));
  return { ...withVersion({ subject, body }), placeholders };
}
