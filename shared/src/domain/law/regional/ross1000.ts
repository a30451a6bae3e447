import type { LocalDate } from '../../base/date/local-date.ts';
import { writeXml, type XmlElement, xmlElement } from '../../base/text/xml.ts';
import type { GuestRole } from '../register/guest.ts';
import type { OfficialTables } from '../register/official-tables.ts';
import type { StaySource } from '../register/register-stay.ts';
import {
  listRegionalDays,
  type RegionalDay,
  type RegionalProperty,
  type RegionalRange,
  type Traveller,
} from './regional-days.ts';

const NOT_SPECIFIED = 'NON SPECIFICATO';

const CHANNELS: Readonly<Record<StaySource, string>> = {
  SITE: 'DIRETTA WEB',
  CHANNEL: 'INDIRETTA WEB',
  OWNER: 'DIRETTA TRADIZIONALE',
};

/** An arrival as last reported. */
type ReportedArrival = { readonly idswh: string; readonly role: GuestRole; readonly arrival: LocalDate };

type Filing = {
  /** The structure's code, as the portal shows it. */
  readonly code: string;
  readonly tables: OfficialTables;
  /** Reported arrivals in the range; those that no longer apply are eliminated. */
  readonly reported?: readonly ReportedArrival[];
};

/** The file for Ross1000 (XML v3, 18/03/2026): a `movimento` a day. Arriving guests must be free of faults. */
export function ross1000File(range: RegionalRange, { code, tables, reported = [] }: Filing): string {
  const reportedByDay = Map.groupBy(reported, ({ arrival }) => arrival);
  const days = listRegionalDays(range).map((day) =>
    movementOf(day, { property: range.property, tables, reported: reportedByDay.get(day.date) ?? [] }),
  );
  return writeXml(xmlElement('movimenti', [xmlElement('codice', code), xmlElement('prodotto', 'Approdo'), ...days]));
}

type DayContext = {
  readonly property: RegionalProperty;
  readonly tables: OfficialTables;
  readonly reported: readonly ReportedArrival[];
};

function movementOf(day: RegionalDay, { property, tables, reported }: DayContext): XmlElement | undefined {
  const arriving = new Set(day.arrivals.map(({ guest }) => guest.idswh));
  const removed = reported.filter(({ idswh }) => !arriving.has(idswh));
  const known = day.departures.filter(({ arrival }) => arrival >= property.firstDay);
  return xmlElement('movimento', [
    xmlElement('data', compact(day.date)),
    propertyOn(day, property),
    xmlElement(
      'arrivi',
      day.arrivals.map((traveller) => arrivalOf(traveller, tables)),
    ),
    xmlElement(
      'partenze',
      known.map(({ guest, arrival }) => xmlElement('partenza', nameArrival({ ...guest, arrival }, tables))),
    ),
    xmlElement(
      'rettifiche',
      removed.map((each) => xmlElement('eliminazione', nameArrival(each, tables))),
    ),
  ]);
}

function propertyOn({ isOpen, rooms }: RegionalDay, property: RegionalProperty): XmlElement | undefined {
  return xmlElement('struttura', [
    xmlElement('apertura', isOpen ? 'SI' : 'NO'),
    xmlElement('camereoccupate', rooms),
    xmlElement('cameredisponibili', isOpen ? property.rooms : 0),
    xmlElement('lettidisponibili', isOpen ? property.beds : 0),
  ]);
}

function arrivalOf({ guest, head, stay }: Traveller, tables: OfficialTables): XmlElement | undefined {
  return xmlElement('arrivo', [
    xmlElement('idswh', guest.idswh),
    xmlElement('tipoalloggiato', tables.roleCode(guest.role ?? 'SINGLE')),
    xmlElement('idcapo', head?.idswh),
    xmlElement('sesso', guest.sex),
    xmlElement('cittadinanza', guest.citizenship),
    xmlElement('statoresidenza', guest.residenceState),
    xmlElement('luogoresidenza', guest.residencePlace),
    xmlElement('datanascita', compact(guest.birthDate ?? '')),
    xmlElement('statonascita', guest.birthState),
    xmlElement('comunenascita', guest.birthState === tables.italy ? guest.birthPlace : null),
    xmlElement('tipoturismo', stay.reason ?? NOT_SPECIFIED),
    xmlElement('mezzotrasporto', stay.transport ?? NOT_SPECIFIED),
    xmlElement('canaleprenotazione', CHANNELS[stay.source]),
    xmlElement('esenzioneimposta', guest.exemption),
  ]);
}

type Named = { readonly idswh: string; readonly role?: GuestRole | null; readonly arrival: LocalDate };

/** The reference to a reported arrival. */
function nameArrival({ idswh, role, arrival }: Named, tables: OfficialTables): (XmlElement | undefined)[] {
  return [
    xmlElement('idswh', idswh),
    xmlElement('tipoalloggiato', tables.roleCode(role ?? 'SINGLE')),
    xmlElement('arrivo', compact(arrival)),
  ];
}

/** `20260603` */
function compact(date: LocalDate): string {
  return date.replaceAll('-', '');
}
