import { readProblem } from '@approdo/shared/client';
import { type AskFreshProof, NOT_CONFIRMED, sendWithProof } from '@approdo/shared/client/fresh-proof';
import { replaceFile } from '@approdo/shared/node/durable-file';
import type { Schedule } from '@approdo/shared/node/schedule';
import type { FileDownload, Outcome } from '../../ipc.ts';
import { START_PAGE } from '../app-address.ts';
import { writeAnswer } from '../archives/archive-stream.ts';
import { describeArchiveFault } from '../archives/describe-archive-fault.ts';
import { describeRefusal } from '../session/describe-network-fault.ts';
import type { FileChooser } from './save-dialog.ts';

/** Files of the server, of any size, saved where the person chooses. */
type Downloads = {
  readonly save: (id: number, download: FileDownload) => Promise<Outcome<'saved' | 'cancelled'>>;
  readonly cancel: (id: number) => void;
  /** The page that waited for them is gone. */
  readonly cancelAll: () => void;
};

type Options = {
  /** Answers the page's calls: what the page may not call, it may not download either. */
  readonly answer: (request: Request) => Promise<Response>;
  readonly askFreshProof: AskFreshProof;
  readonly chooseFile: FileChooser;
  readonly schedule: Schedule;
  readonly onBytes: (id: number, bytes: number) => void;
};

/** Bytes between two progress reports. */
const REPORT_EVERY_BYTES = 2 ** 20;

export function createDownloads({ answer, askFreshProof, chooseFile, schedule, onBytes }: Options): Downloads {
  const running = new Map<number, AbortController>();

  /** A reloaded page counts from one again, and nobody waits for the previous page's download of that number. */
  function begin(id: number): AbortController {
    running.get(id)?.abort();
    const controller = new AbortController();
    running.set(id, controller);
    return controller;
  }

  async function fetchTo(file: string, { report, ...input }: ReportedDownload): Promise<Outcome<'saved'>> {
    const given = await sendWithProof(() => answer(requestFor(input)), askFreshProof);
    if (!given?.ok) return await refuse(given ?? Response.json(NOT_CONFIRMED.body, NOT_CONFIRMED));
    await replaceFile(file, async (handle) => {
      await writeAnswer(handle, given, { schedule, onBytes: report });
    });
    return { ok: true, value: 'saved' };
  }

  return {
    save: async (id, { fileName, ...input }) => {
      const controller = begin(id);
      try {
        const file = await chooseFile(fileName);
        if (!file || controller.signal.aborted) return CANCELLED;
        const report = throttleReports((bytes) => onBytes(id, bytes));
        const outcome = await fetchTo(file, { ...input, report, signal: controller.signal });
        return controller.signal.aborted && !outcome.ok ? CANCELLED : outcome;
      } catch (fault) {
        if (controller.signal.aborted) return CANCELLED;
        return { ok: false, problem: { status: 507, error: describeArchiveFault(fault) } };
      } finally {
        if (running.get(id) === controller) running.delete(id);
      }
    },
    cancel: (id) => running.get(id)?.abort(),
    cancelAll: () => {
      for (const controller of running.values()) controller.abort();
    },
  };
}

type DownloadInput = Omit<FileDownload, 'fileName'> & { readonly signal: AbortSignal };
type ReportedDownload = DownloadInput & { readonly report: (bytes: number) => void };

function requestFor({ path, body, signal }: DownloadInput): Request {
  const url = new URL(`/api${path}`, START_PAGE);
  if (!body) return new Request(url, { signal });
  const headers = { 'content-type': 'application/json' };
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
}

const CANCELLED = { ok: true, value: 'cancelled' } as const;

async function refuse(given: Response): Promise<Outcome<never>> {
  const body: unknown = await given.json().catch(() => undefined);
  const refusal = readProblem({ status: given.status, body });
  return { ok: false, problem: { status: refusal.status, error: describeRefusal(refusal) } };
}

/** Each report is a message to the page, so not every piece is reported. */
function throttleReports(report: (bytes: number) => void): (bytes: number) => void {
  let reported = 0;
  return (bytes) => {
    if (bytes - reported < REPORT_EVERY_BYTES) return;
    reported = bytes;
    report(bytes);
  };
}
