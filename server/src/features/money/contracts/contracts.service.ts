import type { MadeContract } from '@approdo/shared/contract/money/contracts';
import type { ContractTerms } from '@approdo/shared/contract/money/stored-documents';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { fillWording, listPlaceholders, type Wording } from '@approdo/shared/domain/base/text/wording';
import { MONEY_WORDS } from '@approdo/shared/words/money/money-words';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { Block, Paper } from '../../../adapters/document-maker/document-maker.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import type { Caller, ClientAddress } from '../../../http/calls/handler.ts';
import { busy, conflict, notFound } from '../../../http/problems.ts';
import { writeAudit } from '../../base/audit/index.ts';
import { findConfirmedEmail } from '../../base/people/index.ts';
import { getProperty } from '../../content/property/index.ts';
import { drawDocument, getDocumentHash, type ReadPaperLogo, storeDocument } from '../../stays/documents/index.ts';
import { bookingNotFound, getBooking, isOwn } from '../../stays/stays/index.ts';
import { findDuePlan, readMoneyOfStay } from '../payments/index.ts';
import { describeContract } from './contract-placeholders.ts';
import { findTemplateFor } from './contract-template.service.ts';
import { isCurrent, termsOf } from './contract-terms.ts';
import {
  findAcceptance,
  findContract,
  insertAcceptance,
  insertContract,
  listContracts,
} from './contracts.repository.ts';
import type { StoredContract } from './contracts.table.ts';
import { findRegistrationWarning } from './find-registration-warning.ts';

/** A placeholder's value may be long, and a template may repeat it. */
const MAX_CHARACTERS = 200_000;

const HEADING = /^# +(.*)$/;

type Needs = { readonly database: Database; readonly clock: Clock; readonly readPaperLogo: ReadPaperLogo };

/** Who accepts from where, and which text they read. */
type AcceptanceInput = {
  readonly caller: Caller;
  readonly address: ClientAddress;
  readonly browser: string;
  readonly sha256: string;
};

/** How often the stay or its template may change while its contract is drawn. */
const MAX_TRIES = 5;

const MAX_BROWSER_LENGTH = 300;

export type Contracts = ReturnType<typeof createContracts>;

/** Contracts of stays: made by the owner, read and accepted by the guest. */
export function createContracts({ database, clock, readPaperLogo }: Needs) {
  return {
    /** Draws the contract before the transaction, so that writers do not wait; again if it changed meanwhile. */
    async make(bookingId: string, caller: Caller): Promise<MadeContract> {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const draft = await draftContract(database, bookingId, clock.today());
        const { wording, language, terms, edition } = draft;
        const paper = contractPaper(wording, { language, createdAt: clock.now().toISOString() });
        const drawn = await drawDocument({ ...paper, logo: await readPaperLogo() });
        const isStored = await transact(database, async (trx) => {
          const now = await draftContract(trx, bookingId, clock.today());
          if (JSON.stringify(now) !== JSON.stringify(draft)) return false;
          await storeDocument(trx, drawn, { bookingId, kind: 'CONTRACT' });
          const line = { action: 'DOCUMENT_MADE', object: 'DOCUMENT', objectId: drawn.id } as const;
          await writeAudit(trx, { ...line, at: clock.now(), by: caller, summary: 'Contratto' });
          await insertContract(trx, { id: drawn.id, bookingId, edition, terms, writtenBy: caller.name });
          return true;
        });
        if (!isStored) continue;
        const { id, sha256, createdAt } = drawn;
        const warning = await warnOf(bookingId);
        return { id, documentId: id, sha256, createdAt, ...(warning !== undefined && { warning }) };
      }
      throw busy();
    },

    /** Accepts once. Throws 404 for another's contract, 409 if it is outdated or not what was read. */
    async accept(id: string, { caller, address, browser, sha256 }: AcceptanceInput): Promise<MadeContract> {
      return await transact(database, async (trx) => {
        const contract = await findContract(trx, id);
        if (!contract || !isOwn(await getBooking(trx, contract.bookingId), caller)) throw notFound();
        const document = await getDocumentHash(trx, id);
        const known = await findAcceptance(trx, id);
        const isSame = document.sha256 === sha256.toLowerCase() && (await holds(trx, contract));
        if (!isSame) throw conflict(say('contractChanged'));
        const acceptedAt = known?.acceptedAt ?? clock.now().toISOString();
        if (!known) {
          await insertAcceptance(trx, {
            contractId: id,
            sha256: document.sha256,
            acceptedAt,
            userId: caller.userId,
            account: (await findConfirmedEmail(trx, caller.userId)) ?? caller.account.email,
            address: address.written,
            browser: browser.slice(0, MAX_BROWSER_LENGTH),
          });
        }
        return { id, documentId: id, ...document, acceptedAt };
      });
    },
  };

  async function warnOf(bookingId: string): Promise<string | undefined> {
    const stay = await getBooking(database, bookingId);
    return stay.isBlocked ? undefined : await findRegistrationWarning(database, stay);
  }
}

/** Whether it is the latest contract of a confirmed stay and matches its terms. */
async function holds(trx: Trx, contract: StoredContract): Promise<boolean> {
  const stay = await getBooking(trx, contract.bookingId);
  if (stay.isBlocked || stay.status !== 'CONFIRMED') return false;
  const { price } = await readMoneyOfStay(trx, stay.id);
  return isCurrent(contract, { editions: await listContracts(trx, stay.id), terms: termsOf(stay, price) });
}

type PaperOptions = { readonly language: Language; readonly createdAt: string };

/** The printed contract: an empty line ends a paragraph, a line that begins with `# ` is a heading. */
function contractPaper({ subject, body }: Wording, { language, createdAt }: PaperOptions): Paper {
  return {
    language,
    title: subject,
    createdAt,
    blocks: body
      .trim()
      .split(/\n{2,}/)
      .flatMap(blocksOf),
    footer: { text: subject, page: MONEY_WORDS[language].papers.page },
  };
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const end = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    if (heading === undefined) {
      lines.push(line);
      continue;
    }
    end();
    blocks.push({ kind: 'heading', text: heading });
  }
  end();
  return blocks;
}

/** The content of a contract, and its language. */
type ContractDraft = {
  readonly wording: Wording;
  readonly language: Language;
  readonly terms: ContractTerms;
  readonly edition: number;
};

/** Throws 404, and 409 where the stay is not confirmed, or a placeholder would be empty. */
async function draftContract(reader: Reader, bookingId: string, today: LocalDate): Promise<ContractDraft> {
  const stay = await getBooking(reader, bookingId);
  if (stay.isBlocked) throw bookingNotFound();
  if (stay.status !== 'CONFIRMED') throw conflict(say('contractBeforeConfirmation'));
  const money = await readMoneyOfStay(reader, bookingId);
  const plan = await findDuePlan(reader, stay, today);
  const { wording, language } = await findTemplateFor(reader, stay.language);
  const property = await getProperty(reader);
  const values = describeContract({ stay, property, today, plan, ...money }, language);
  refuseEmpty(wording, values);
  return {
    wording: fillWording(wording, values),
    language,
    terms: termsOf(stay, money.price),
    edition: (await listContracts(reader, bookingId)).length + 1,
  };
}

function refuseEmpty({ subject, body }: Wording, values: Readonly<Record<string, string>>): void {
  const names = listPlaceholders(`${subject}\n${body}`);
  const empty = names.find((name) => values[name] === '');
  if (empty !== undefined) throw conflict(say('placeholderEmpty', { name: empty }));
  const length = names.reduce((sum, name) => sum + (values[name]?.length ?? 0), body.length);
  if (length > MAX_CHARACTERS) throw conflict(say('contractTooLong'));
}
