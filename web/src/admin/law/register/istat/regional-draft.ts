import type { regionalSettings } from '@approdo/shared/contract/law/regional';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { RegionalDue } from '@approdo/shared/domain/law/regional/regional-due';
import {
  REGION_NAMES,
  type RegionalSystem,
  type RegionOfItaly,
  regionOf,
} from '@approdo/shared/domain/law/regional/regions';
import { z } from 'zod';
import { number, plainField, textOrNull } from '../../../kit/form/fields.ts';

export type RegionalSettings = z.output<typeof regionalSettings.get.answer>;

export type ClosureDraft = { readonly from: string; readonly to: string };

const due = z.codec(
  z.object({ kind: plainField<RegionalDue['kind']>(), day: z.string(), hours: z.string() }),
  z.custom<RegionalDue>(),
  {
    decode: ({ kind, day, hours }): RegionalDue => {
      if (kind === 'DAY') return { kind, day: number.decode(day) };
      return kind === 'HOURS' ? { kind, hours: number.decode(hours) } : { kind };
    },
    encode: (stored) => ({
      kind: stored.kind,
      day: stored.kind === 'DAY' ? String(stored.day) : '',
      hours: stored.kind === 'HOURS' ? String(stored.hours) : '',
    }),
  },
);

/** The regional settings as typed, and as the server takes them; empty without a region. */
export const regionalForm = z.object({
  region: textOrNull,
  system: plainField<RegionalSystem>(),
  code: textOrNull,
  firstDay: textOrNull,
  rooms: number,
  beds: number,
  closed: plainField<readonly ClosureDraft[]>(),
  due,
});
export type RegionalDraft = z.input<typeof regionalForm>;

/** The values to send. With a region, the first reported day is required. */
export function readSettings(draft: RegionalDraft) {
  const read = regionalForm.decode(draft);
  return read.region === null ? read : { ...read, firstDay: draft.firstDay };
}

/** What choosing a region fills in: its system, its due day, and today as first day if none is set. */
export function fillInRegion(region: string, { firstDay }: RegionalDraft, today: LocalDate): Partial<RegionalDraft> {
  const found = findRegion(region);
  if (!found) return { region: '', system: 'NONE' };
  return { region, system: found.system, firstDay: firstDay || today, due: due.encode(found.due) };
}

/** The region of that name; undefined where none is chosen. */
export function findRegion(region: string): RegionOfItaly | undefined {
  const name = REGION_NAMES.find((known) => known === region);
  return name && regionOf(name);
}

/** Whether the due day is still the region's own. */
export function isDueOf(region: RegionOfItaly, draft: RegionalDraft): boolean {
  return JSON.stringify(due.decode(draft.due)) === JSON.stringify(region.due);
}
