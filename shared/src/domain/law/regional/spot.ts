import { ageOn } from '../../base/date/age-on.ts';
import { addDays, type LocalDate } from '../../base/date/local-date.ts';
import { writeXml, type XmlElement, xmlElement } from '../../base/text/xml.ts';
import type { OfficialTables } from '../register/official-tables.ts';
import type { StaySource } from '../register/register-stay.ts';
import {
  listRegionalDays,
  listTravellers,
  type RegionalDay,
  type RegionalProperty,
  type RegionalRange,
  type RegionalStay,
  type Traveller,
} from './regional-days.ts';

const SCHEMA = {
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:noNamespaceSchemaLocation': 'movimentogiornaliero-0.6.xsd',
  vendor: 'Approdo',
} as const;

const CHANNELS: Readonly<Record<StaySource, string>> = {
  SITE: 'DIRETTAALLOGGIOINTERNET',
  CHANNEL: 'DIRETTAALLOGGIOINTERNET',
  OWNER: 'DIRETTAALLOGGIOSR',
};

/** Travellers reported together: a single, or a head with those who come and leave at the same time. */
type Party = { readonly lead: Traveller; readonly companions: readonly Traveller[] };

type Filing = {
  readonly tables: OfficialTables;
  /** Whether this is the first file for SPOT: it begins with the day before, and all who stayed that night. */
  readonly isFirst: boolean;
};

/** The file for Puglia's SPOT (XSD 0.6): a `movimento` a day, without names or births. Needs faultless guests. */
export function spotFile(range: RegionalRange, { tables, isFirst }: Filing): string {
  const parties = range.stays.flatMap(listParties);
  const arriving = Map.groupBy(parties, ({ lead }) => lead.arrival);
  const leaving = Map.groupBy(parties, ({ lead }) => lead.departure);
  const days = listRegionalDays(range).map((day) =>
    movementOf(
      { day, arrivals: arriving.get(day.date) ?? [], departures: leaving.get(day.date) ?? [] },
      { tables, property: range.property },
    ),
  );
  const begun = isFirst ? [startUp(range, parties, tables)] : [];
  return writeXml(xmlElement('movimenti', [...begun, ...days], SCHEMA));
}

function listParties(stay: RegionalStay): Party[] {
  const travellers = listTravellers(stay);
  const leads = new Map(travellers.filter(({ head }) => !head).map((lead) => [lead.guest.id, lead]));
  const goWithHead = ({ head, departure }: Traveller) => head && leads.get(head.id)?.departure === departure;
  const companions = Map.groupBy(travellers.filter(goWithHead), ({ head }) => head?.id);
  return travellers
    .filter((traveller) => !goWithHead(traveller))
    .map((lead) => ({ lead, companions: companions.get(lead.guest.id) ?? [] }));
}

type Day = {
  readonly day: RegionalDay;
  readonly arrivals: readonly Party[];
  readonly departures: readonly Party[];
};

type DayContext = { readonly tables: OfficialTables; readonly property: RegionalProperty };

function movementOf({ day, arrivals, departures }: Day, { tables, property }: DayContext): XmlElement | undefined {
  const moves = arrivals.length + departures.length > 0 ? 'MP' : 'NM';
  const { isOpen, rooms, date } = day;
  return xmlElement(
    'movimento',
    [
      xmlElement(
        'arrivi',
        arrivals.map((party) => arrivalOf(party, tables)),
      ),
      xmlElement(
        'partenze',
        departures.map(({ lead }) => xmlElement('codiceclientesr', lead.guest.idswh)),
      ),
      xmlElement('datistruttura', [
        xmlElement('cameredisponibili', isOpen ? property.rooms : 0),
        xmlElement('postilettodisponibili', isOpen ? property.beds : 0),
        xmlElement('camereoccupate', rooms),
      ]),
    ],
    { type: isOpen ? moves : 'EC', data: date },
  );
}

/** The day before the first: guests of that night are reported as arrivals, so that SPOT knows who leaves later. */
function startUp(range: RegionalRange, parties: readonly Party[], tables: OfficialTables): XmlElement | undefined {
  const eve = addDays(range.from, -1);
  const arrivals = parties.filter(({ lead }) => lead.arrival <= eve && eve < lead.departure);
  const [day] = listRegionalDays({ ...range, from: eve, to: eve, property: { ...range.property, closed: [] } });
  return day && movementOf({ day, arrivals, departures: [] }, { tables, property: range.property });
}

function arrivalOf({ lead, companions }: Party, tables: OfficialTables): XmlElement | undefined {
  const { guest, stay, arrival } = lead;
  const role = companions.length > 0 && guest.role ? guest.role : 'SINGLE';
  return xmlElement('arrivo', [
    ...describe(lead, tables),
    xmlElement('caratteristicheviaggio', [xmlElement('caratteristica', CHANNELS[stay.source])]),
    xmlElement('mezzotrasportoarrivo', stay.transport),
    xmlElement('mezzotrasportomovimento', stay.transportThere),
    xmlElement('motivazioniviaggio', stay.reason),
    xmlElement('dayuse', 'no'),
    xmlElement('tipologiaalloggiato', tables.roleCode(role)),
    ageAt(arrival, guest.birthDate),
    xmlElement(
      'componenti',
      companions.map((companion) =>
        xmlElement('componente', [...describe(companion, tables), ageAt(arrival, companion.guest.birthDate)]),
      ),
    ),
  ]);
}

function describe({ guest }: Traveller, tables: OfficialTables): (XmlElement | undefined)[] {
  return [
    xmlElement('codiceclientesr', guest.idswh),
    xmlElement('sesso', guest.sex),
    xmlElement('cittadinanza', guest.citizenship),
    guest.residenceState === tables.italy
      ? xmlElement('comuneresidenza', guest.residencePlace)
      : xmlElement('paeseresidenza', guest.residenceState),
    xmlElement('occupazionepostoletto', 'si'),
  ];
}

function ageAt(arrival: LocalDate, birthDate: LocalDate | null | undefined): XmlElement | undefined {
  return xmlElement('eta', birthDate ? ageOn(arrival, birthDate) : null);
}
