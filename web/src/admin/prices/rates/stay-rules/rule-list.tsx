import { Button, Fieldset } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PAGE_SIZE } from '../../../kit/paging/paging.ts';
import kit from '../../../kit/styles/kit.module.css';
import { FieldFault } from '../rules-form.tsx';
import { LISTED_RULES } from '../texts/stay-rules.ts';
import type { RuleOfDay } from './rule-days.ts';
import { RuleSwatch } from './rule-year.tsx';

/** A period or exception with its place in the list. */
type ListedRule = Pick<RuleOfDay, 'kind' | 'place'> & {
  readonly name: string;
  readonly text: string;
  readonly isPast?: boolean;
};

type Props = {
  readonly legend: string;
  readonly help: string;
  readonly empty: string;
  readonly rules: readonly ListedRule[];
  readonly fault: string | undefined;
  readonly onEdit: (place: number) => void;
  readonly onRemove: (place: number) => void;
  /** The buttons below the list. */
  readonly children: ReactNode;
};

const LINE = { paddingBlock: 'var(--space-2)', borderBlockStart: '1px solid var(--line)' };

/** Periods or exceptions, one per line, edited in a window. */
export function RuleList({ legend, help, empty, rules, fault, onEdit, onRemove, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const toFocus = useRef<number>(undefined);
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);

  useEffect(() => {
    if (toFocus.current === undefined) return;
    const line = list.current?.children[Math.min(toFocus.current, rules.length - 1)];
    const next = line ?? list.current?.parentElement;
    next?.querySelector('button')?.focus();
    toFocus.current = undefined;
  }, [rules]);

  return (
    <Fieldset legend={legend}>
      <p className={kit.hintBelow}>{help}</p>
      <FieldFault text={fault} />
      {rules.length === 0 && <p className={kit.hintBelow}>{empty}</p>}
      <ul className={kit.plainList} ref={list} hidden={rules.length === 0}>
        {rules.slice(0, visibleCount).map((rule, index) => (
          <li key={rule.place} className={kit.spread} style={{ ...LINE, opacity: rule.isPast ? 0.75 : 1 }}>
            <RuleSwatch rule={rule} />
            <span className={`${kit.shrink} ${kit.wrapAnywhere}`} style={{ display: 'grid', flex: '1 1 14rem' }}>
              <span className={kit.strong}>{rule.name}</span>
              <span className={kit.muted}>{rule.text}</span>
            </span>
            <span className={kit.cluster}>
              <Button
                size="xs"
                variant="default"
                aria-label={`${LISTED_RULES.edit}: ${rule.name}`}
                onClick={() => onEdit(rule.place)}
              >
                {LISTED_RULES.edit}
              </Button>
              <Button
                size="xs"
                variant="outline"
                color="red"
                aria-label={`${LISTED_RULES.remove}: ${rule.name}`}
                onClick={() => {
                  toFocus.current = index;
                  onRemove(rule.place);
                }}
              >
                {LISTED_RULES.remove}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <span className={`${kit.cluster} ${kit.above2}`}>
        {rules.length > visibleCount && (
          <Button variant="default" onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
            {LISTED_RULES.more}
          </Button>
        )}
        {children}
      </span>
    </Fieldset>
  );
}
