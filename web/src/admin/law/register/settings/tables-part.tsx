import { type OfficialTable, officialTables } from '@approdo/shared/contract/law/official-tables';
import { daysBetween, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { Button, FileButton, Stack, Title } from '@mantine/core';
import { Badge } from '../../../kit/badge/badge.tsx';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { useRead } from '../../../session/use-read.ts';
import lines from '../../../shell/lines.module.css';
import { REGISTER_TABLES, useDownloadTables, useImportTable } from '../../guests/index.ts';

/** The official lists: downloaded together, or imported one by one. */
export function TablesPart() {
  const download = useDownloadTables();
  return (
    <Stack align="stretch">
      <div>
        <Button aria-disabled={download.isPending} onClick={() => !download.isPending && download.mutate(undefined)}>
          {REGISTER_TABLES.download}
        </Button>
      </div>
      <Title order={3} size="h4">
        {REGISTER_TABLES.byHand}
      </Title>
      <QueryStates query={useRead(officialTables.list)} failure={REGISTER_TABLES.loadFailed}>
        {(tables) => (
          <ul className={lines.lines} aria-label={REGISTER_TABLES.list}>
            {tables.map((table) => (
              <TableLine key={table.kind} table={table} />
            ))}
          </ul>
        )}
      </QueryStates>
    </Stack>
  );
}

function TableLine({ table }: { readonly table: OfficialTable }) {
  const upload = useImportTable();
  const { kind, current, importedAt, isOld } = table;
  const name = `table-${kind}`;
  return (
    <li>
      <div>
        <strong id={name}>{REGISTER_TABLES.names[kind]}</strong>{' '}
        {importedAt === null ? (
          <p>{REGISTER_TABLES.never}</p>
        ) : (
          <>
            {isOld && <Badge tone="careful">{sayAge(importedAt)}</Badge>}
            <p>{[REGISTER_TABLES.rows(current), !isOld && sayAge(importedAt)].filter(Boolean).join(' · ')}</p>
          </>
        )}
      </div>
      <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => file && upload.mutate({ kind, file })}>
        {(button) => (
          <Button {...button} variant="default" aria-describedby={name} aria-disabled={upload.isPending}>
            {REGISTER_TABLES.upload}
          </Button>
        )}
      </FileButton>
    </li>
  );
}

function sayAge(importedAt: string): string {
  const days = daysBetween(todayInRome(new Date(importedAt)), todayInRome(new Date()));
  return days < 1 ? REGISTER_TABLES.today : REGISTER_TABLES.age(days);
}
