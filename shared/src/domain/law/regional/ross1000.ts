import type { LocalDate } from '../../base/date/local-date.ts';
import { writeXml, type XmlElement, xmlElement } from '../../base/text/xml.ts';
import type { GuestRole } from '../register/guest.ts';
import type { OfficialTables } from '../register/official-tables.ts';
import type { StaySource } from '../register/register-stay.ts';
import {
  listRegionalDays,
  type RegionalDay,
  type RegionalHouse,
  type RegionalRange,
  type Traveller,
} from './regional-days.ts';

const NOT_SAID = 'NON SPECIFICATO';

const CHANNELS: Readonly<Record<StaySource, string>> = {
  SITE: 'DIRETTA WEB',
  CHANNEL: 'INDIRETTA WEB',
  OWNER: 'DIRETTA TRADIZIONALE',
};

/** An arrival as last reported. */
type ToldArrival = { readonly idswh: string; readonly role: GuestRole; readonly arrival: LocalDate };

type Filing = {
  /** The structure's code, as the portal shows it. */
  readonly code: string;
  readonly tables: OfficialTables;
  /** Reported arrivals in the range; those that no longer apply are eliminated. */
  readonly told?: readonly ToldArrival[];
};

/** The file for Ross1000 (XML v3, 18/03/2026): a `movimento` a day. Arriving guests must be free of faults. */
export function ross1000File(range: RegionalRange, { code, tables, told = [] }: Filing): string {
  const toldOn = Map.groupBy(told, ({ arrival }) => arrival);
  const days = listRegionalDays(range).map((day) =>
    movementOf(day, { house: range.house, tables, told: toldOn.get(day.date) ?? [] }),
  );
  return writeXml(xmlElement('movimenti', [xmlElement('codice', code), xmlElement('prodotto', 'Approdo'), ...days]));
}

type Telling = {
  readonly house: RegionalHouse;
  readonly tables: OfficialTables;
  readonly told: readonly ToldArrival[];
};

function movementOf(day: RegionalDay, { house, tables, told }: Telling): XmlElement | undefined {
  const arriving = new Set(day.arrivals.map(({ guest }) => guest.idswh));
  const gone = told.filter(({ idswh }) => !arriving.has(idswh));
  const known = day.departures.filter(({ arrival }) => arrival >= house.firstDay);
  return xmlElement('movimento', [
    xmlElement('data', compact(day.date)),
    houseOn(day, house),
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
      gone.map((each) => xmlElement('eliminazione', nameArrival(each, tables))),
    ),
  ]);
}

function houseOn({ isOpen, rooms }: RegionalDay, house: RegionalHouse): XmlElement | undefined {
  return xmlElement('struttura', [
    xmlElement('apertura', isOpen ? 'SI' : 'NO'),
    xmlElement('camereoccupate', rooms),
    xmlElement('cameredisponibili', isOpen ? house.rooms : 0),
    xmlElement('lettidisponibili', isOpen ? house.beds : 0),
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
    xmlElement('tipoturismo', stay.reason ?? NOT_SAID),
    xmlElement('mezzotrasporto', stay.transport ?? NOT_SAID),
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
