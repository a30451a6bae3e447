import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { RegisterStay } from '@approdo/shared/contract/law/register-stays';
import { formatLocalDate, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../kit/feedback/query-states.tsx';
import { Part } from '../../../kit/frame/part.tsx';
import kit from '../../../kit/styles/kit.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { RowButton, RowButtons } from '../../../kit/table/row-buttons.tsx';
import type { Column } from '../../../kit/table/rows.ts';
import { guestsAddress } from '../../deadlines/index.ts';
import {
  addressOfStay,
  REGISTER_LINK,
  REGISTER_STAYS,
  StayState,
  sayLinkEnd,
  useRemoveStay,
  useStayLink,
} from '../../guests/index.ts';
import { EditStayWindow } from './edit-stay-window.tsx';

const COLUMNS: readonly [Column<RegisterStay>, ...Column<RegisterStay>[]] = [
  { key: 'chi', label: REGISTER_STAYS.name, cell: ({ title }) => title, sortBy: ({ title }) => title },
  {
    key: 'date',
    label: REGISTER_STAYS.dates,
    cell: ({ startDate, endDate }) => `${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`,
    sortBy: ({ startDate }) => startDate,
  },
  // Sources may be added later.
  {
    key: 'da',
    label: REGISTER_STAYS.source,
    cell: ({ source }) => <span className={kit.noWrap}>{REGISTER_STAYS.sources[source] ?? source}</span>,
  },
  { key: 'ospiti', label: REGISTER_STAYS.guests, cell: (stay) => <Guests stay={stay} /> },
  { key: 'stato', label: REGISTER_STAYS.state, cell: (stay) => <StayState stay={stay} /> },
];

type Props = { readonly stays: readonly RegisterStay[]; readonly bookings: readonly Booking[] };

/** The stays whose guests have to be reported, with their actions. */
export function StaysPart({ stays, bookings }: Props) {
  const [edited, setEdited] = useState<RegisterStay>();
  return (
    <Part id="register-stays" title={REGISTER_STAYS.title}>
      {stays.length === 0 ? (
        <EmptyState text={REGISTER_STAYS.empty} />
      ) : (
        <DataTable
          label={REGISTER_STAYS.list}
          name="soggiorni"
          rows={aheadFirst(stays, todayInRome(new Date()))}
          keyOf={({ id }) => id}
          textOf={({ title }) => title}
          columns={COLUMNS}
          actions={(stay, describedBy) => (
            <StayButtons stay={stay} bookings={bookings} describedBy={describedBy} onEdit={() => setEdited(stay)} />
          )}
        />
      )}
      {edited && <EditStayWindow stay={edited} onClose={() => setEdited(undefined)} />}
    </Part>
  );
}

/** Those that are not over, by arrival, and then the others, the latest first. */
function aheadFirst(stays: readonly RegisterStay[], today: LocalDate): readonly RegisterStay[] {
  const isOver = ({ endDate }: RegisterStay) => endDate < today;
  return [...stays.filter((stay) => !isOver(stay)), ...stays.filter(isOver).toReversed()];
}

function Guests({ stay }: { readonly stay: RegisterStay }) {
  const { complete, guests, numberOfGuests, isChanged } = stay;
  const notes = [sayLinkEnd(stay), isChanged && REGISTER_STAYS.changed].filter((note) => typeof note === 'string');
  return (
    <>
      {REGISTER_STAYS.complete(complete, Math.max(guests, numberOfGuests))}
      {notes.map((note) => (
        <Text key={note} size="sm" c="dimmed">
          {note}
        </Text>
      ))}
    </>
  );
}

type ButtonsProps = Pick<Props, 'bookings'> & {
  readonly stay: RegisterStay;
  readonly describedBy: string;
  readonly onEdit: () => void;
};

function StayButtons({ stay, bookings, describedBy, onEdit }: ButtonsProps) {
  const navigate = useNavigate();
  const removal = useRemoveStay();
  const link = useStayLink(stay, addressOfStay(bookings, stay.id));
  const isAdded = !bookings.some(({ id }) => id === stay.id);
  const button = { describedBy, isBusy: link.isBusy || removal.isBusy(stay) };
  return (
    <RowButtons>
      <RowButton {...button} onClick={() => void navigate(guestsAddress(stay.id), { preventScrollReset: true })}>
        {REGISTER_STAYS.open}
      </RowButton>
      {link.missing ? (
        <Text size="sm" c="dimmed">
          {link.missing}
        </Text>
      ) : (
        <RowButton {...button} onClick={() => void link.make()}>
          {link.action}
        </RowButton>
      )}
      {stay.link && (
        <RowButton {...button} variant="subtle" onClick={() => void link.end()}>
          {REGISTER_LINK.end}
        </RowButton>
      )}
      {isAdded && (
        <>
          <RowButton {...button} variant="subtle" onClick={onEdit}>
            {REGISTER_STAYS.edit}
          </RowButton>
          <RowButton {...button} variant="outline" color="red" onClick={() => void removal.remove(stay)}>
            {REGISTER_STAYS.remove}
          </RowButton>
        </>
      )}
    </RowButtons>
  );
}
