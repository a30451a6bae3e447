import type { drive_v3 } from '@googleapis/drive';
import { DriveProblem } from './drive-problem.ts';
import type { Google } from './google.ts';
import type { Call } from './retry.ts';

/** A file's role for this program. The owner may rename and move files, but does not see the mark. */
export type Mark = `${string}/${'folder' | 'files' | 'object' | 'backup'}`;

export type MarkedFile = {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
  /** As computed by Drive; undefined where it has not. */
  readonly sha256: string | undefined;
  readonly createdAt: Date;
  readonly properties: Readonly<Record<string, string>>;
};

/** The app property that holds the mark. */
export const MARK = 'approdo';

const FIELDS = 'nextPageToken, files(id, name, size, sha256Checksum, createdTime, appProperties)';
const PAGE_SIZE = 1000;

/** Every file with a mark, oldest first, without those in the bin. */
export async function listMarked(google: Google, mark: Mark, call: Call): Promise<MarkedFile[]> {
  const q = `appProperties has { key='${MARK}' and value='${mark}' } and trashed = false`;
  const found: MarkedFile[] = [];
  let pageToken: string | undefined;
  do {
    const request = { q, fields: FIELDS, pageSize: PAGE_SIZE, ...(pageToken && { pageToken }) };
    const page = await google.ask(call, ({ files }, options) => files.list(request, options));
    found.push(...(page.files ?? []).map(readMarked));
    pageToken = page.nextPageToken ?? undefined;
  } while (pageToken);
  return found.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** Deletes a file for good; succeeds where it is gone already. */
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
