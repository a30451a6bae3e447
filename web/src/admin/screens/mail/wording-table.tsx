import type { MailWording } from '@approdo/shared/contract/site/mail';
import { Badge } from '../../badge/badge.tsx';
import { useRestoreWording } from '../../resources/use-wordings.ts';
import { DataTable } from '../../table/data-table.tsx';
import { RowButton, RowButtons } from '../../table/row-buttons.tsx';
import type { Column } from '../../table/rows.ts';
import { MAIL, WORDING } from '../../texts/mail.ts';

type Props = { readonly wordings: readonly MailWording[]; readonly onEdit: (wording: MailWording) => void };

export function WordingTable({ wordings, onEdit }: Props) {
  const { isBusy, restore } = useRestoreWording();
  return (
    <DataTable
      label={MAIL.wordings}
      name="testi"
      rows={wordings}
      keyOf={({ kind }) => kind}
      columns={[NAME, SUBJECT, STATE]}
      isWhole
      actions={(wording, describedBy) => (
        <RowButtons>
          <RowButton describedBy={describedBy} isBusy={isBusy(wording)} onClick={() => onEdit(wording)}>
            {WORDING.edit}
          </RowButton>
          {wording.isChanged && (
            <RowButton describedBy={describedBy} isBusy={isBusy(wording)} onClick={() => void restore(wording)}>
              {WORDING.restore}
            </RowButton>
          )}
        </RowButtons>
      )}
    />
  );
}

const NAME: Column<MailWording> = { key: 'messaggio', label: WORDING.name, cell: ({ title }) => title };

const SUBJECT: Column<MailWording> = { key: 'oggetto', label: WORDING.subject, cell: ({ subject }) => subject };

const STATE: Column<MailWording> = {
  key: 'stato',
  label: WORDING.state,
  cell: ({ isChanged }) => (
    <Badge tone={isChanged ? 'done' : 'resting'}>{isChanged ? WORDING.changed : WORDING.original}</Badge>
  ),
};
