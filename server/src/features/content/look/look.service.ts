import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import type {
  Look,
  LookDraft,
  LookEdit,
  LookFileAdded,
  LookPreview,
  LookVersion,
} from '@approdo/shared/contract/content/look';
import type { MediaUse } from '@approdo/shared/contract/content/media';
import { uploadNameOf } from '@approdo/shared/domain/base/text/image-address';
import { logoName } from '@approdo/shared/domain/content/look/logo';
import { DEFAULT_LOOK, MAX_LOOKS } from '@approdo/shared/domain/content/look/look';
import { type Message, say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { LogoFault, PictureMaker, ReadLogo } from '../../../adapters/picture-maker.ts';
import { drawBytes, makeId } from '../../../adapters/random.ts';
import { withScratchFile } from '../../../adapters/scratch-file.ts';
import { type SiteFiles, uploadKey } from '../../../adapters/site-files/site-files.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { applyEdit } from '../../../http/calls/apply-edit.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { type Precondition, type Versioned, withVersion } from '../../../http/calls/precondition.ts';
import { conflict, type FieldTexts, HttpProblem, refuseFaults } from '../../../http/problems.ts';
import { changedSettings, writeAudit } from '../../base/audit/index.ts';
import { findSlot, type Limits } from '../../base/limits/index.ts';
import { listPictures } from '../media/index.ts';
import { appendPublished, deleteDraft, findDraft, findNewest, listPublished, putDraft } from './look.repository.ts';
import type { PublishedLook } from './look.table.ts';
import { createPreviewToken, PREVIEW_MS } from './preview-token.ts';

/** The fields that hold a logo's file. */
const LOGO_FIELDS = ['logo', 'logoDark', 'icon'] as const;

const MISSING = say('lookFileMissing');

type LookNeeds = {
  readonly database: Database;
  readonly files: Pick<SiteFiles, 'store'>;
  readonly pictureMaker: Pick<PictureMaker, 'readLogo'>;
  readonly clock: Clock;
  readonly limits: Pick<Limits, 'tryToCount'>;
  /** The site's own, and the secret that its preview tokens are signed with. */
  readonly origin: string;
  readonly secret: string;
  /** Called after a transaction that published another look. */
  readonly onPublished: () => Promise<void>;
};

type Publisher = Pick<Caller, 'userId' | 'name'>;

export type SiteLook = ReturnType<typeof createLook>;

/** How the site looks: what is published, the versions before it, and the one draft. */
export function createLook(needs: LookNeeds) {
  const { database, clock, limits, onPublished } = needs;
  const findFaults = (edit: Partial<LookEdit>) => findMissingFiles(needs, edit);

  async function publishNow(trx: Trx, look: Look, by: Publisher): Promise<void> {
    const at = clock.now();
    await appendPublished(trx, { id: makeId(), look, publishedAt: at.toISOString(), publishedBy: by.name });
    await writeAudit(trx, { at, by, ...changedSettings('look') });
  }

  return {
    /** Faults in the fields of an edit that its schema cannot find. */
    findFaults,

    get: (): Promise<Look> => readPublished(database),

    getDraft: (): Promise<LookDraft> => viewDraft(database),

    async change(edit: LookEdit, precondition: Precondition): Promise<LookDraft> {
      refuseFaults(await findFaults(edit));
      return await transact(database, async (trx) => {
        precondition(await viewDraft(trx));
        await putDraft(trx, applyEdit<Look>(await readDraft(trx), edit));
        return await viewDraft(trx);
      });
    },

    async discard(): Promise<void> {
      await transact(database, deleteDraft);
    },

    /** Ends the draft; one that changes nothing makes no version. Throws 409 without a draft. */
    async publish(by: Publisher, precondition: Precondition): Promise<Look & Versioned> {
      const published = await transact(database, async (trx) => {
        precondition(await viewDraft(trx));
        const draft = await findDraft(trx);
        if (!draft) throw conflict(say('lookNothingToPublish'));
        await deleteDraft(trx);
        if (!isSame(draft, await readPublished(trx))) await publishNow(trx, draft, by);
        const { isDraft: _, ...published } = await viewDraft(trx);
        return published;
      });
      await onPublished();
      return published;
    },

    async listVersions(): Promise<LookVersion[]> {
      return viewVersions(await listPublished(database));
    },

    /** Publishes the version before the present one as a new one; the draft stays. Throws 409 if there is none. */
    async goBack(by: Publisher): Promise<Look> {
      const published = await transact(database, async (trx) => {
        const [present, before] = await listPublished(trx);
        if (!present) throw conflict(say('lookNothingBefore'));
        await publishNow(trx, before?.look ?? DEFAULT_LOOK, by);
        return await readPublished(trx);
      });
      await onPublished();
      return published;
    },

    /** Stores a logo; unless draft or versions name it, it goes after a day. Throws 400 or 415 where it is none. */
    addFile: (received: ReceivedFile, as: ReadLogo['as']): Promise<LookFileAdded> => admitLogo(needs, received, as),

    /** An address that shows the draft for half an hour. Throws 429 after 20 in an hour. */
    async makePreview({ userId }: Publisher): Promise<LookPreview> {
      const now = clock.now();
      const isCounted = await transact(database, (trx) => limits.tryToCount(trx, 'previewByUser', userId));
      if (!isCounted) {
        const freeAt = await findSlot(database, clock, ['previewByUser', userId]);
        const retryAfterSeconds = Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000));
        throw new HttpProblem(429, say('lookPreviewsTooMany'), { retryAfterSeconds });
      }
      const until = new Date(now.getTime() + PREVIEW_MS);
      return { path: `/look/${createPreviewToken(needs, until)}/`, until: until.toISOString() };
    },
  };
}

const LOGO_FAULTS: Readonly<Record<LogoFault, HttpProblem>> = {
  unsupported: logoRefusal(415, say('logoUnsupported')),
  unreadable: logoRefusal(400, say('logoUnreadable')),
  'too wide': logoRefusal(400, say('logoTooWide')),
  unsafe: logoRefusal(400, say('svgUnsafe')),
  'no size': logoRefusal(400, say('svgWithoutSize')),
};

/** 128 bits: nobody guesses the name of a logo that is not published yet. */
const KEY_BYTES = 16;

/** Draws a logo or an icon anew and stores it among the uploads. Throws 400 or 415 if it is not accepted. */
async function admitLogo(needs: LookNeeds, { path }: ReceivedFile, as: ReadLogo['as']): Promise<LookFileAdded> {
  return await withScratchFile(`${path}.anew`, async (output) => {
    const made = await needs.pictureMaker.readLogo({ input: path, output, as });
    if (typeof made === 'string') throw LOGO_FAULTS[made];
    const { extension, width, height, hints } = made;
    const file = logoName({ key: drawBytes(KEY_BYTES).toString('hex'), width, height, extension });
    await needs.files.store.put(uploadKey(file), output);
    return { file, width, height, hints: [...hints] };
  });
}

/** What is published; before that, how a new site looks. */
export async function readPublished(reader: Reader): Promise<Look> {
  return (await findNewest(reader))?.look ?? DEFAULT_LOOK;
}

/** The draft; without one, what is published. */
export async function readDraft(reader: Reader): Promise<Look> {
  return (await findDraft(reader)) ?? (await readPublished(reader));
}

/** The logos' files that draft and kept versions name. */
export async function listLookFiles(reader: Reader): Promise<string[]> {
  const looks = await listKept(reader);
  return looks.flatMap((look) => LOGO_FIELDS.flatMap((field) => look[field]?.file ?? []));
}

/** Whether the draft or a kept version gives a library file to whoever shares a link. */
export async function listLookWith(reader: Reader, file: string): Promise<MediaUse[]> {
  const isShared = (await listKept(reader)).some(({ share }) => uploadNameOf(share) === file);
  return isShared ? [{ type: 'look', id: 'look', title: 'Aspetto del sito' }] : [];
}

async function listKept(reader: Reader): Promise<Look[]> {
  const published = await listPublished(reader);
  return [await readDraft(reader), ...published.map(({ look }) => look)];
}

async function viewDraft(reader: Reader): Promise<LookDraft> {
  const draft = await findDraft(reader);
  return withVersion({ ...(draft ?? (await readPublished(reader))), isDraft: draft !== undefined });
}

/** The look of a new site is the first version, until 20 others were published. */
function viewVersions(kept: readonly PublishedLook[]): LookVersion[] {
  const published = kept.map(({ id, publishedAt, publishedBy, look }, index) => {
    return { id, publishedAt, by: publishedBy, isCurrent: index === 0, look };
  });
  if (kept.length >= MAX_LOOKS) return published;
  const first = { id: 'defaults', publishedAt: null, by: null, isCurrent: kept.length === 0, look: DEFAULT_LOOK };
  return [...published, first];
}

/** A fault for each field whose file is not there: among the logos, or for `share` in the library. */
async function findMissingFiles({ database, files }: LookNeeds, edit: Partial<LookEdit>): Promise<FieldTexts> {
  const faults: Record<string, Message> = {};
  for (const field of LOGO_FIELDS) {
    const named = edit[field];
    if (named && !(await files.store.find(uploadKey(named.file)))) faults[field] = MISSING;
  }
  const shared = uploadNameOf(edit.share ?? '');
  if (shared !== undefined && (await listPictures(database, [shared])).length === 0) faults.share = MISSING;
  return faults;
}

/** Looks have their fields in one order. */
function isSame(one: Look, other: Look): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function logoRefusal(status: number, message: Message): HttpProblem {
  return new HttpProblem(status, message, { fields: { file: message } });
}
