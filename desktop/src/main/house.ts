import { health } from '@approdo/shared/contract/health';
import { z } from 'zod';
import { type House, house, type Outcome } from '../ipc.ts';
import { findText, replaceText } from './durable-file.ts';
import type { Fetch } from './electron-surface.ts';
import { parseHouseAddress } from './house-address.ts';
import { TEXTS } from './texts.ts';

/** The house that is looked after, remembered from one start to the next. */
export type HouseKeeper = {
  readonly current: () => House | undefined;
  /** Asks the site that is meant whether it is one, and remembers it. */
  readonly choose: (written: string) => Promise<Outcome<House>>;
};

const settings = z.object({ house });

const HEALTH_TIMEOUT_MS = 10_000;

type Options = { readonly file: string; readonly fetch: Fetch };

export async function openHouseKeeper({ file, fetch }: Options): Promise<HouseKeeper> {
  let current = await readHouse(file);

  return {
    current: () => current,
    choose: async (written) => {
      const address = parseHouseAddress(written);
      if (!address.ok) return refuse(400, address.error);
      const fault = await findHealthFault(address.origin, fetch);
      if (fault) return fault;
      const chosen = { address: address.origin };
      await replaceText(file, JSON.stringify({ house: chosen }));
      current = chosen;
      return { ok: true, value: chosen };
    },
  };
}

/** Undefined the first time, and where the file cannot be understood: the address is asked for then. */
async function readHouse(file: string): Promise<House | undefined> {
  const text = await findText(file);
  if (text === undefined) return undefined;
  try {
    const { house: known } = settings.parse(JSON.parse(text));
    const address = parseHouseAddress(known.address);
    return address.ok ? { address: address.origin } : undefined;
  } catch {
    return undefined;
  }
}

type Refusal = Extract<Outcome<House>, { ok: false }>;

async function findHealthFault(origin: string, fetch: Fetch): Promise<Refusal | undefined> {
  let answer: Response;
  try {
    answer = await fetch(`${origin}/api${health.get.path}`, {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
    });
  } catch {
    return refuse(502, TEXTS.addressSilent);
  }
  if (answer.status === 503) return refuse(503, TEXTS.siteBusy);
  const body: unknown = await answer.json().catch(() => undefined);
  const isHealthy = answer.ok && health.get.answer.safeParse(body).success;
  return isHealthy ? undefined : refuse(400, TEXTS.addressElsewhere);
}

function refuse(status: number, error: string): Refusal {
  return { ok: false, problem: { status, error, fields: { address: error } } };
}
