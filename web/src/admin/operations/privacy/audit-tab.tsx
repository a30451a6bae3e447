import { type AuditEntry, audit } from '@approdo/shared/contract/base/audit';
import {
  AUDIT_ACTION_WORDS,
  AUDIT_ACTIONS,
  AUDIT_OBJECT_WORDS,
  AUDIT_PROGRAM,
} from '@approdo/shared/domain/base/audit';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { Pager } from '../../kit/paging/pager.tsx';
import { DataTable } from '../../kit/table/data-table.tsx';
import type { Column } from '../../kit/table/rows.ts';
import { useRead } from '../../session/use-read.ts';
import { AUDIT } from './texts.ts';
import { type ChosenActs, useActors, useSaveAudit } from './use-privacy.ts';

/** Lines of one page. */
const PAGE = 50;

/** What was done on the site and by whom, newest first. */
export function AuditTab() {
  const [chosen, setChosen] = useState<ChosenActs>({});
  const [page, setPage] = useState(1);
  const lines = useRead(audit.list, { query: { ...chosen, page: String(page) }, placeholderData: keepPreviousData });
  const save = useSaveAudit();

  function choose(change: ChosenActs): void {
    setChosen((before) => ({ ...before, ...change }));
    setPage(1);
  }

  return (
    <Stack>
      <Filters chosen={chosen} onChoose={choose} />
      {save && (
        <Group>
          <Button variant="default" onClick={() => void save(chosen)}>
            {AUDIT.saveCsv}
          </Button>
        </Group>
      )}
      <QueryStates
        query={lines}
        failure={AUDIT.loadFailed}
        empty={{ when: ({ total }) => total === 0, text: AUDIT.empty }}
      >
        {({ entries, total }) => (
          <>
            <DataTable
              name="audit"
              label={AUDIT.label}
              rows={entries}
              keyOf={({ id }) => id}
              columns={COLUMNS}
              isUnpaged
            />
            <Pager page={page} pages={Math.max(1, Math.ceil(total / PAGE))} onPageChange={setPage} />
          </>
        )}
      </QueryStates>
    </Stack>
  );
}

type FiltersProps = { readonly chosen: ChosenActs; readonly onChoose: (change: ChosenActs) => void };

function Filters({ chosen, onChoose }: FiltersProps) {
  const actors = useActors();
  const actorOptions = [
    { value: '', label: AUDIT.everybody },
    { value: AUDIT_PROGRAM.id, label: AUDIT_PROGRAM.name },
    ...(actors.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const actionOptions = [
    { value: '', label: AUDIT.everything },
    ...AUDIT_ACTIONS.map((action) => ({ value: action, label: AUDIT_ACTION_WORDS[action] })),
  ];
  return (
    <Group align="end">
      <TextInput
        label={AUDIT.from}
        type="date"
        value={chosen.from ?? ''}
        max={chosen.to}
        onChange={({ currentTarget: { value } }) => onChoose({ from: value || undefined })}
      />
      <TextInput
        label={AUDIT.to}
        type="date"
        value={chosen.to ?? ''}
        min={chosen.from}
        onChange={({ currentTarget: { value } }) => onChoose({ to: value || undefined })}
      />
      <NativeSelect
        label={AUDIT.who}
        data={actorOptions}
        value={chosen.by ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose({ by: value || undefined })}
      />
      <NativeSelect
        label={AUDIT.what}
        data={actionOptions}
        value={chosen.action ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose({ action: AUDIT_ACTIONS.find((one) => one === value) })}
      />
    </Group>
  );
}

const COLUMNS: readonly [Column<AuditEntry>, ...Column<AuditEntry>[]] = [
  { key: 'at', label: AUDIT.when, cell: ({ at }) => formatInstantDateTime(at) },
  { key: 'by', label: AUDIT.who, cell: ({ by }) => by?.name ?? AUDIT_PROGRAM.name },
  {
    key: 'action',
    label: AUDIT.what,
    cell: ({ action, summary }) => (
      <>
        <strong>{wordOf(AUDIT_ACTION_WORDS, action)}</strong>
        <div>{summary}</div>
      </>
    ),
  },
  { key: 'object', label: AUDIT.object, cell: ({ object }) => wordOf(AUDIT_OBJECT_WORDS, object) },
];

/** A key that this program does not know, written by a newer one, is shown as it is. */
function wordOf(words: Readonly<Record<string, string>>, key: string): string {
  return words[key] ?? key;
}
