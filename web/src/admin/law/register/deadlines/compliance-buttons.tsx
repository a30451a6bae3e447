import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { ComplianceItem } from '@approdo/shared/domain/law/deadlines/compliance';
import { RowButton, RowButtons } from '../../../kit/table/row-buttons.tsx';
import { COMPLIANCE, useNoteCompliance } from '../../deadlines/index.ts';

type Props = {
  readonly item: ComplianceItem;
  /** Whether the property has the code: then there is nothing to mark. */
  readonly isByItself: boolean;
  readonly version: string | undefined;
  readonly describedBy: string;
  readonly onEdit: () => void;
};

/** The actions for an item; one that is due for renewal has to be done again. */
export function ComplianceButtons({ item, isByItself, version, describedBy, onEdit }: Props) {
  const { key, state, date } = item;
  const note = useNoteCompliance('button');
  const button = { describedBy, isBusy: note.isPending };
  const isDateOver = date !== null && date <= todayInRome(new Date());
  const isOpen = state === 'TODO' || (state === 'DONE' && isDateOver);
  const markAs = (state: ComplianceItem['state']) => note.mutate({ item: { key, state }, version });
  // A past renewal date is removed; a new one is set in the window.
  const finish = () => note.mutate({ item: { key, state: 'DONE', ...(isDateOver && { date: null }) }, version });
  return (
    <RowButtons>
      {isOpen && (!isByItself || isDateOver) && (
        <RowButton {...button} onClick={finish}>
          {COMPLIANCE.done}
        </RowButton>
      )}
      {state === 'TODO' && (
        <RowButton {...button} onClick={() => markAs('NOT_NEEDED')}>
          {COMPLIANCE.notNeeded}
        </RowButton>
      )}
      {state !== 'TODO' && !isByItself && (
        <RowButton {...button} variant="subtle" onClick={() => markAs('TODO')}>
          {COMPLIANCE.undo}
        </RowButton>
      )}
      <RowButton {...button} variant="subtle" onClick={onEdit}>
        {COMPLIANCE.edit}
      </RowButton>
    </RowButtons>
  );
}
