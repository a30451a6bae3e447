import { TABLE_MAX_BYTES } from '@approdo/shared/contract/law/official-tables';
import { TABLE_KINDS, type TableKind } from '@approdo/shared/domain/law/register/official-tables';

/** Where the Polizia di Stato publishes its lists, each by its number. */
const ROOT = 'https://alloggiatiweb.poliziadistato.it/PortaleAlloggiati';

const NUMBERS: Readonly<Record<TableKind, number>> = { COMUNI: 0, STATI: 1, DOCUMENTI: 2, TIPO_ALLOGGIATO: 3 };

const TIMEOUT_MS = 10_000;

/** The portal does not answer, or answers unexpectedly. */
export class PortalDown extends Error {
  override readonly name = 'PortalDown';
}

type PortalNeeds = {
  /** Used instead of the portal's own address; no trailing slash. */
  readonly root?: string | undefined;
  readonly timeoutMs?: number;
};

export type AlloggiatiPortal = ReturnType<typeof createAlloggiatiPortal>;

/** A client for the public code lists of the Alloggiati Web portal. */
export function createAlloggiatiPortal({ root = ROOT, timeoutMs = TIMEOUT_MS }: PortalNeeds) {
  async function fetchTable(kind: TableKind) {
    const url = `${root}/Download.ashx?ID=${NUMBERS[kind]}&N=${kind}`;
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok || !response.body) throw new PortalDown(`${kind}: ${response.status}`);
      return { kind, bytes: await readAtMost(response.body, TABLE_MAX_BYTES) };
    } catch (cause) {
      throw new PortalDown(`${kind} could not be fetched`, { cause });
    }
  }

  return {
    /** All four lists, as published. Throws PortalDown if one is unavailable or longer than any list can be. */
    async fetchTables() {
      const files: { readonly kind: TableKind; readonly bytes: Uint8Array }[] = [];
      for (const kind of TABLE_KINDS) files.push(await fetchTable(kind));
      return files;
    },
  };
}

async function readAtMost(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > most) throw new PortalDown(`More than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
