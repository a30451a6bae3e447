import type { DeadlineAnswer } from '@approdo/shared/contract/law/deadlines';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { EmptyFace, QueryFaces } from '../../../kit/feedback/query-faces.tsx';
import { DEADLINES, useDeadlines } from '../../deadlines/index.ts';
import { CompliancePart } from './compliance-part.tsx';
import { DeadlinesPart } from './deadlines-part.tsx';
import { groupDeadlines } from './group-deadlines.ts';

/** What falls due to the authorities, by how much it presses, and what is seen to once. */
export function DeadlinesTab() {
  const [edited, setEdited] = useState<string>();
  return (
    <Stack gap="xl">
      <QueryFaces query={useDeadlines()} failure={DEADLINES.loadFailed}>
        {(deadlines) => <Grouped deadlines={deadlines} onEdit={setEdited} />}
      </QueryFaces>
      <CompliancePart edited={edited} onEdit={setEdited} />
    </Stack>
  );
}

type Props = {
  readonly deadlines: readonly DeadlineAnswer[];
  /** Of an item of the list below. */
  readonly onEdit: (key: string) => void;
};

function Grouped({ deadlines, onEdit }: Props) {
  const { late, thisWeek, later, done } = groupDeadlines(deadlines, todayInRome(new Date()));
  const isNothingOpen = late.length + thisWeek.length + later.length === 0;
  return (
    <>
      {isNothingOpen && <EmptyFace text={DEADLINES.none} />}
      <DeadlinesPart name="ritardo" title={DEADLINES.late} deadlines={late} onEdit={onEdit} />
      <DeadlinesPart name="settimana" title={DEADLINES.thisWeek} deadlines={thisWeek} onEdit={onEdit} />
      <DeadlinesPart name="avanti" title={DEADLINES.later} deadlines={later} onEdit={onEdit} />
      <DeadlinesPart name="fatte" title={DEADLINES.done} deadlines={done} onEdit={onEdit} />
    </>
  );
}
