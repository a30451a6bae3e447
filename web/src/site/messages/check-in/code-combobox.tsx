import type { OfficialCode } from '@approdo/shared/contract/law/official-tables';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { TableKind } from '@approdo/shared/domain/law/register/official-tables';
import buttons from '../../../ui/button.module.css';
import fields from '../../../ui/field.module.css';
import { describeField, FieldNotes, useFieldIds } from '../../../ui/field.tsx';
import { type FurtherTexts, useFurtherTexts } from '../../texts/use-texts.ts';
import styles from './code-combobox.module.css';
import { useCombobox } from './use-combobox.ts';

type CodeComboboxProps = {
  readonly name: string;
  readonly label: string;
  readonly kinds: readonly TableKind[];
  /** Only rows that had not ended before that day. */
  readonly on: string | undefined;
  /** The chosen row; undefined if there is none. */
  readonly chosen: { readonly code: string; readonly row: OfficialCode | undefined } | undefined;
  readonly error: string | undefined;
  /** Called with undefined as soon as something else is typed. */
  readonly onChoose: (row: OfficialCode | undefined) => void;
};

/** A row of an official list, found by its name (WAI-ARIA combobox with a list). */
export function CodeCombobox({ name, label, kinds, on, chosen, error, onChoose }: CodeComboboxProps) {
  const texts = useFurtherTexts();
  const box = useCombobox({ kinds, on, isChosen: chosen !== undefined, onChoose });
  const fault = error ?? (box.isUnchosen ? texts.checkIn.chooseFromList : undefined);
  const ids = useFieldIds(fault, undefined);
  const listId = `${ids.input}list`;
  const optionId = (place: number) => `${ids.input}option${place}`;
  const isOpen = box.rows.length > 0;
  return (
    <div className={fields.field}>
      <label htmlFor={ids.input}>{label}</label>
      <input
        id={ids.input}
        name={name}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={100}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(box.place) : undefined}
        {...describeField(ids)}
        value={box.typed ?? sayChosen(chosen, texts)}
        onChange={({ currentTarget }) => box.type(currentTarget.value)}
        onKeyDown={box.press}
        onBlur={box.leave}
      />
      {isOpen && (
        <div className={styles.anchor}>
          <div role="listbox" id={listId} aria-label={label} className={styles.list}>
            {box.rows.map((row, place) => (
              <Option
                key={row.code}
                id={optionId(place)}
                isActive={place === box.place}
                onChoose={() => box.choose(row)}
              >
                {sayRow(row, texts)}
              </Option>
            ))}
          </div>
        </div>
      )}
      <SearchStatus box={box} />
      <FieldNotes ids={ids} error={fault} />
    </div>
  );
}

/** Says that nothing was found, or the search failed. */
function SearchStatus({ box }: { readonly box: ReturnType<typeof useCombobox> }) {
  const { checkIn: words } = useFurtherTexts();
  return (
    <div role="status" className={styles.standing}>
      {box.isEmpty && <p>{words.nothingFound}</p>}
      {box.hasFailed && (
        <>
          <p>{words.searchFailed}</p>
          <button
            type="button"
            className={buttons.quiet}
            onMouseDown={(event) => event.preventDefault()}
            onClick={box.searchNow}
          >
            {words.again}
          </button>
        </>
      )}
    </div>
  );
}

type OptionProps = {
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly children: string;
};

function Option({ id, isActive, onChoose, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      ref={isActive ? bringIntoView : null}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}

function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

/** A code whose name the page does not know yet is shown as it is. */
function sayChosen(chosen: CodeComboboxProps['chosen'], texts: FurtherTexts): string {
  if (!chosen) return '';
  return chosen.row ? sayRow(chosen.row, texts) : chosen.code;
}

function sayRow({ label, province, endedOn }: OfficialCode, { checkIn: words, language }: FurtherTexts): string {
  const place = province ? `${label} (${province})` : label;
  return endedOn ? `${place}, ${words.until(formatLocalDate(endedOn, language))}` : place;
}
