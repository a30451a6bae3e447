import type { BackupEntry, BackupKind } from '@approdo/shared/contract/operations/backup';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Badge, type Tone } from '../../kit/badge/badge.tsx';
import { formatBytes } from '../../kit/format/size.ts';
import kit from '../../kit/styles/kit.module.css';
import { DataTable } from '../../kit/table/data-table.tsx';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import type { Column } from '../../kit/table/rows.ts';
import tables from '../../kit/table/table.module.css';
import styles from './backup-table.module.css';
import { isDamaged, isStored, type ListedBackup, type OnComputer, type OnComputerDrive } from './listed-backup.ts';
import { BACKUP, BACKUP_ACTIONS, BACKUP_COLUMNS, BACKUP_KINDS, BACKUP_PLACES } from './texts/backup.ts';
import { COMPUTER } from './texts/computer-backups.ts';
import { COMPUTER_DRIVE } from './texts/computer-drive.ts';

const TONES: Readonly<Record<BackupKind, Tone>> = {
  manual: 'done',
  daily: 'resting',
  safety: 'careful',
  uploaded: 'waiting',
};

type Props = {
  readonly backups: readonly ListedBackup[];
  readonly isBusy: boolean;
  /** Left out if this computer cannot save one. */
  readonly onDownload?: ((backup: BackupEntry) => void) | undefined;
  readonly onVerify: (backup: BackupEntry | OnComputer) => void;
  readonly onRestore: (backup: BackupEntry | OnComputer) => void;
  readonly onRemove: (backup: ListedBackup) => void;
  /** Left out if this computer is not linked to a Google Drive. */
  readonly onSend?: ((backup: OnComputer) => void) | undefined;
  readonly onBring?: ((backup: OnComputerDrive) => void) | undefined;
};

export function BackupTable({ backups, isBusy, onDownload, onSend, onBring, ...actions }: Props) {
  const { onVerify, onRestore, onRemove } = actions;
  return (
    <DataTable
      label={BACKUP.list}
      name="backup"
      rows={backups}
      keyOf={({ id, location }) => `${location}-${id}`}
      textOf={({ fileName, kind, location }) => `${fileName} ${BACKUP_KINDS[kind]} ${BACKUP_PLACES[location]}`}
      columns={COLUMNS}
      actions={(backup, describedBy) => {
        const button = { describedBy, isBusy };
        return (
          <RowButtons>
            {onDownload && isStored(backup) && (
              <RowButton {...button} onClick={() => onDownload(backup)}>
                {BACKUP_ACTIONS.download}
              </RowButton>
            )}
            {onSend && backup.location === 'computer' && (
              <RowButton {...button} variant="subtle" onClick={() => onSend(backup)}>
                {COMPUTER_DRIVE.send}
              </RowButton>
            )}
            {backup.location === 'computerDrive' ? (
              <RowButton {...button} onClick={() => onBring?.(backup)}>
                {COMPUTER_DRIVE.bring}
              </RowButton>
            ) : (
              <>
                <RowButton {...button} variant="subtle" onClick={() => onVerify(backup)}>
                  {BACKUP_ACTIONS.verify}
                </RowButton>
                <RowButton {...button} onClick={() => onRestore(backup)}>
                  {BACKUP_ACTIONS.restore}
                </RowButton>
              </>
            )}
            <RowButton {...button} variant="outline" color="red" onClick={() => onRemove(backup)}>
              {BACKUP_ACTIONS.remove}
            </RowButton>
          </RowButtons>
        );
      }}
    />
  );
}

const COLUMNS: readonly [Column<ListedBackup>, ...Column<ListedBackup>[]] = [
  {
    key: 'creato',
    label: BACKUP_COLUMNS.created,
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt, fileName }) => (
      <>
        <span className={kit.noWrap}>{formatInstantDateTime(createdAt)}</span>
        <span className={tables.detail}>{fileName}</span>
      </>
    ),
  },
  {
    key: 'tipo',
    label: BACKUP_COLUMNS.kind,
    sortBy: ({ kind }) => BACKUP_KINDS[kind],
    cell: ({ kind }) => <Badge tone={TONES[kind]}>{BACKUP_KINDS[kind]}</Badge>,
  },
  {
    key: 'dove',
    label: BACKUP_COLUMNS.location,
    sortBy: ({ location }) => BACKUP_PLACES[location],
    cell: ({ location }) => <span className={styles.words}>{BACKUP_PLACES[location]}</span>,
  },
  {
    key: 'dimensione',
    label: BACKUP_COLUMNS.size,
    sortBy: ({ size }) => size,
    cell: ({ size }) => <span className={kit.noWrap}>{formatBytes(size)}</span>,
  },
  {
    key: 'verificato',
    label: BACKUP_COLUMNS.verified,
    sortBy: ({ verifiedAt }) => verifiedAt ?? '',
    cell: (backup) => <Verified backup={backup} />,
  },
];

function Verified({ backup }: { readonly backup: ListedBackup }) {
  if (isDamaged(backup)) return <Badge tone="careful">{COMPUTER.damaged}</Badge>;
  if (isStored(backup) && backup.isUnaccepted) return <Badge tone="careful">{BACKUP.unaccepted}</Badge>;
  return (
    <span className={styles.words}>
      {backup.verifiedAt ? formatInstantDateTime(backup.verifiedAt) : BACKUP.neverVerified}
    </span>
  );
}
