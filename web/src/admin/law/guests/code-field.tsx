import type { OfficialCode } from '@approdo/shared/contract/law/official-tables';
import { TextInput, VisuallyHidden } from '@mantine/core';
import kit from '../../kit/styles/kit.module.css';
import styles from './code-field.module.css';
import { nameOfCode } from './name-of-code.ts';
import { CODE_FIELD } from './texts/register-guests.ts';
import { useCodeChoice } from './use-code-choice.ts';
import type { Lookup } from './use-codes-of-tables.ts';

type Props = {
  readonly label: string;
  /** The selected code; empty where there is none. */
  readonly code: string;
  readonly lookup: Lookup;
  readonly error: string | undefined;
  readonly onChoose: (code: string) => void;
};

/** A code of an official list, searched by name from the second letter on (WAI-ARIA combobox). */
export function CodeField({ label, error, ...chosen }: Props) {
  const { id, optionId, isOpen, search, found, active, choose, ...input } = useCodeChoice(chosen);
  const hasFound = isOpen && found.length > 0;
  return (
    <div className={kit.shrink} style={{ position: 'relative' }}>
      <TextInput
        {...input}
        label={label}
        error={error}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={hasFound}
        aria-controls={hasFound ? id : undefined}
        aria-activedescendant={hasFound ? optionId(active) : undefined}
        // Escape closes the results, not the window around.
        data-mantine-stop-propagation={isOpen || undefined}
      />
      <div role="status">
        {isOpen && !search.isWaiting && <SearchStatus count={found.length} hasFailed={search.hasFailed} />}
      </div>
      {hasFound && (
        <div role="listbox" id={id} aria-label={label} className={styles.list}>
          {found.map((option, place) => (
            <Option
              key={`${option.code} ${option.name}`}
              id={optionId(place)}
              option={option}
              isActive={place === active}
              onChoose={choose}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type OptionProps = {
  readonly id: string;
  readonly option: OfficialCode;
  readonly isActive: boolean;
  readonly onChoose: (option: OfficialCode) => void;
};

function Option({ id, option, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      {nameOfCode(option)}
    </div>
  );
}

function SearchStatus({ count, hasFailed }: { readonly count: number; readonly hasFailed: boolean }) {
  if (hasFailed)
    return (
      <p className={kit.muted} style={{ margin: 'var(--space-1) 0 0' }}>
        {CODE_FIELD.failed}
      </p>
    );
  if (count === 0)
    return (
      <p className={kit.muted} style={{ margin: 'var(--space-1) 0 0' }}>
        {CODE_FIELD.nothing}
      </p>
    );
  return <VisuallyHidden>{CODE_FIELD.count(count)}</VisuallyHidden>;
}
