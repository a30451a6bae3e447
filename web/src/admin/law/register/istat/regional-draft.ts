import type { regionalSettings } from '@approdo/shared/contract/law/regional';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { RegionalDue } from '@approdo/shared/domain/law/regional/regional-due';
import {
  REGION_NAMES,
  type RegionalSystem,
  type RegionOfItaly,
  regionOf,
} from '@approdo/shared/domain/law/regional/regions';
import type { z } from 'zod';
import { readNumber } from '../../../kit/form/read-number.ts';

export type RegionalSettings = z.output<typeof regionalSettings.get.answer>;

export type ClosureDraft = { readonly from: string; readonly to: string };

/** What the region is told and how, as it is typed; without a region it is empty. */
export type RegionalDraft = {
  readonly region: string;
  readonly system: RegionalSystem;
  readonly code: string;
  readonly firstDay: string;
  readonly rooms: string;
  readonly beds: string;
  readonly closed: readonly ClosureDraft[];
  readonly dueKind: RegionalDue['kind'];
  readonly day: string;
  readonly hours: string;
};

export function draftOfSettings(settings: RegionalSettings): RegionalDraft {
  return {
    region: settings.region ?? '',
    system: settings.system,
    code: settings.code ?? '',
    firstDay: settings.firstDay ?? '',
    rooms: String(settings.rooms),
    beds: String(settings.beds),
    closed: settings.closed,
    ...draftOfDue(settings.due),
  };
}

/** What is sent. A house that tells a region tells it from some day on. */
export function readSettings({ region, code, firstDay, rooms, beds, ...draft }: RegionalDraft) {
  return {
    region: region || null,
    system: draft.system,
    code: code.trim() || null,
    firstDay: region ? firstDay : firstDay || null,
    rooms: readNumber(rooms),
    beds: readNumber(beds),
    closed: draft.closed,
    due: readDue(draft),
  };
}

/** What choosing a region fills in: its system, its due day, and today where it is the first. */
export function fillInRegion(region: string, { firstDay }: RegionalDraft, today: LocalDate): Partial<RegionalDraft> {
  const found = findRegion(region);
  if (!found) return { region: '', system: 'NONE' };
  return { region, system: found.system, firstDay: firstDay || today, ...draftOfDue(found.due) };
}

/** The region of that name; undefined where none is chosen. */
export function findRegion(region: string): RegionOfItaly | undefined {
  const name = REGION_NAMES.find((known) => known === region);
  return name && regionOf(name);
}

/** Whether the due day is still the one that the region brought. */
export function isDueOf(region: RegionOfItaly, draft: RegionalDraft): boolean {
  return JSON.stringify(readDue(draft)) === JSON.stringify(region.due);
}

function draftOfDue(due: RegionalDue): Pick<RegionalDraft, 'dueKind' | 'day' | 'hours'> {
  return {
    dueKind: due.kind,
    day: due.kind === 'DAY' ? String(due.day) : '',
    hours: due.kind === 'HOURS' ? String(due.hours) : '',
  };
}

function readDue({ dueKind: kind, day, hours }: Pick<RegionalDraft, 'dueKind' | 'day' | 'hours'>): RegionalDue {
  if (kind === 'DAY') return { kind, day: readNumber(day) };
  return kind === 'HOURS' ? { kind, hours: readNumber(hours) } : { kind };
}
