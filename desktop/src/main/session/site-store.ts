import { homepage, homepageSettings } from '@approdo/shared/contract/content/homepage';
import { health } from '@approdo/shared/contract/operations/health';
import { openStoredFile } from '@approdo/shared/node/stored-value';
import { type Outcome, type Site, type Sites, sites } from '../../ipc.ts';
import type { Fetch } from '../electron-surface.ts';
import { TEXTS } from '../texts.ts';
import { describeNetworkFault, isOutOfService } from './describe-network-fault.ts';
import { parseSiteAddress } from './site-address.ts';

/** The sites saved on this computer, remembered across starts. */
export type SiteStore = {
  readonly current: () => Site | undefined;
  readonly read: () => Sites;
  /** Checks that the address is a site's, saves it and switches to it. */
  readonly add: (written: string) => Promise<Outcome<Site>>;
  /** Switches to a saved site, whether or not it answers now. */
  readonly switchTo: (address: string) => Promise<Outcome<Site>>;
  /** If it was the current one, the first of the others takes its place. */
  readonly forget: (address: string) => Promise<void>;
};

const ASK_TIMEOUT_MS = 10_000;
const NONE: Sites = { kept: [], current: null };

type Options = {
  readonly file: string;
  readonly fetch: Fetch;
  readonly isOnline: () => boolean;
  /** `isSwitched`: another site, or none, has become the current one. */
  readonly onChange?: (change: { readonly isSwitched: boolean }) => void;
};

export function openSiteStore({ file, fetch, isOnline, onChange }: Options): SiteStore {
  const kept = openStoredFile({ file, shape: sites.refine(isTrusted), fallback: NONE });

  async function change(next: (present: Sites) => Sites): Promise<void> {
    let before: string | undefined;
    const { current } = await kept.change((present) => {
      before = present.current?.address;
      return next(present);
    });
    onChange?.({ isSwitched: current?.address !== before });
  }

  return {
    current: () => kept.present().current ?? undefined,
    read: kept.present,
    add: async (written) => {
      const address = parseSiteAddress(written);
      if (!address.ok) return refuse(400, address.error);
      const site = readerOf(address.origin, fetch);
      const refusal = await findHealthFault(site, isOnline);
      if (refusal) return refusal;
      const added = { address: address.origin, name: await readName(site, address.origin) };
      await change((present) => ({ kept: withSite(present.kept, added), current: added }));
      return { ok: true, value: added };
    },
    switchTo: async (address) => {
      const known = kept.present().kept.find((one) => one.address === address);
      if (!known) return refuse(404, TEXTS.siteUnknown);
      await change((present) => ({ ...present, current: known }));
      return { ok: true, value: known };
    },
    forget: async (address) => {
      await change((present) => {
        const others = present.kept.filter((one) => one.address !== address);
        const stays = present.current?.address === address ? others[0] : present.current;
        return { kept: others, current: stays ?? null };
      });
    },
  };
}

/** Anyone who uses this computer can edit the file, so its addresses are checked like typed ones. */
function isTrusted({ kept, current }: Sites): boolean {
  const isOrigin = ({ address }: Site) => {
    const parsed = parseSiteAddress(address);
    return parsed.ok && parsed.origin === address;
  };
  return kept.every(isOrigin) && (!current || kept.some(({ address }) => address === current.address));
}

/** Replaces the site where it already is, or appends it. */
function withSite(kept: readonly Site[], added: Site): Site[] {
  const isThere = kept.some(({ address }) => address === added.address);
  return isThere ? kept.map((one) => (one.address === added.address ? added : one)) : [...kept, added];
}

type Refusal = Extract<Outcome<Site>, { ok: false }>;
type Reader = (path: string) => Promise<Response>;

function readerOf(origin: string, fetch: Fetch): Reader {
  return (path) =>
    fetch(`${origin}/api${path}`, {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
    });
}

async function findHealthFault(read: Reader, isOnline: () => boolean): Promise<Refusal | undefined> {
  let answer: Response;
  try {
    answer = await read(health.get.path);
  } catch (networkFault) {
    const message = describeNetworkFault(networkFault, isOnline());
    return refuse(502, message === TEXTS.siteSilent ? TEXTS.addressSilent : message);
  }
  if (isOutOfService(answer.status)) return refuse(503, TEXTS.siteBusy);
  const body: unknown = await answer.json().catch(() => undefined);
  const isHealthy = answer.ok && health.get.answer.safeParse(body).success;
  return isHealthy ? undefined : refuse(400, TEXTS.addressElsewhere);
}

const named = homepageSettings.pick({ siteName: true });

/** The site's name; its address if it has none. */
async function readName(read: Reader, origin: string): Promise<string> {
  try {
    const body: unknown = await (await read(homepage.get.path)).json();
    return named.parse(body).siteName;
  } catch {
    return new URL(origin).host;
  }
}

function refuse(status: number, error: string): Refusal {
  return { ok: false, problem: { status, error, fields: { address: error } } };
}
