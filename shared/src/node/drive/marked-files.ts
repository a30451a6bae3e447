import type { drive_v3 } from '@googleapis/drive';
import { DriveProblem } from './drive-problem.ts';
import type { Google } from './google.ts';
import type { Call } from './retry.ts';

/** What a file is to this program. Names and places are the owner's to change; a mark is not seen by her. */
export type Mark = `${string}/${'folder' | 'files' | 'object' | 'backup'}`;

export type MarkedFile = {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
  /** As Drive has worked it out itself; undefined where it has not. */
  readonly sha256: string | undefined;
  readonly createdAt: Date;
  readonly properties: Readonly<Record<string, string>>;
};

/** The app property that holds the mark. */
export const MARK = 'approdo';

const FIELDS = 'nextPageToken, files(id, name, size, sha256Checksum, createdTime, appProperties)';
const PAGE_SIZE = 1000;

/** Every file with a mark, the oldest first; what lies in the bin is left out. */
export async function listMarked(google: Google, mark: Mark, call: Call): Promise<MarkedFile[]> {
  const q = `appProperties has { key='${MARK}' and value='${mark}' } and trashed = false`;
  const found: MarkedFile[] = [];
  let pageToken: string | undefined;
  do {
    const asked = { q, fields: FIELDS, pageSize: PAGE_SIZE, ...(pageToken && { pageToken }) };
    const page = await google.ask(call, ({ files }, options) => files.list(asked, options));
    found.push(...(page.files ?? []).map(readMarked));
    pageToken = page.nextPageToken ?? undefined;
  } while (pageToken);
  return found.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** For good; one that is gone already is as good. */
export async function deleteFile(google: Google, fileId: string, call: Call): Promise<void> {
  await google
    .ask(call, ({ files }, options) => files.delete({ fileId }, options))
    .catch((error: unknown) => {
      if (!(error instanceof DriveProblem) || error.fault !== 'missing') throw error;
    });
}

function readMarked(file: drive_v3.Schema$File): MarkedFile {
  return {
    fileId: file.id ?? '',
    name: file.name ?? '',
    size: Number(file.size ?? 0),
    sha256: file.sha256Checksum ?? undefined,
    createdAt: new Date(file.createdTime ?? 0),
    properties: file.appProperties ?? {},
  };
}
