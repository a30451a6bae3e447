import type { OwnersDay, ToDo } from '@approdo/shared/contract/operations/today';
import { Button } from '@mantine/core';
import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import kit from '../../kit/styles/kit.module.css';
import { TO_DO, useToDoActions } from '../today/index.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { pathOfAddress } from './path-of-address.ts';

const MOST_VISIBLE = 7;

/** For owners whose guests pay late. */
const PaymentWindow = lazy(async () => ({ default: (await import('./payment-window.tsx')).PaymentWindow }));

/** The to-dos, most urgent first, each with the button that ends it. */
export function ToDoPanel({ day: { toDo, rest, counts } }: { readonly day: OwnersDay }) {
  const [isWhole, setIsWhole] = useState(false);
  const [late, setLate] = useState<ToDo>();
  const list = useRef<HTMLDivElement>(null);
  const actions = useToDoActions();
  const focusNext = useFocusOnNext(list, actions.isBusy || late !== undefined);
  const visible = isWhole ? toDo : toDo.slice(0, MOST_VISIBLE);
  return (
    <Panel title={TO_DO.title}>
      <div ref={list} tabIndex={-1}>
        {toDo.length === 0 && <p className={`${kit.soft} ${kit.flush}`}>{TO_DO.nothing}</p>}
        <ol className={`${styles.list} ${styles.toDo}`}>
          {visible.map((line, place) => (
            <Line
              key={`${line.kind} ${line.id} ${line.at} ${line.title}`}
              line={line}
              isFirst={place === 0}
              isBusy={actions.isBusy}
              onAct={focusNext(line.payment ? () => setLate(line) : actions.actionOf(line))}
            />
          ))}
        </ol>
      </div>
      {!isWhole && toDo.length > MOST_VISIBLE && (
        <Button variant="subtle" mih="44px" onClick={() => setIsWhole(true)}>
          {TO_DO.all(counts.toDo)}
        </Button>
      )}
      {isWhole && rest > 0 && <p className={`${kit.soft} ${kit.flush}`}>{TO_DO.rest(rest)}</p>}
      {late && (
        <Suspense>
          <PaymentWindow late={late} onClose={() => setLate(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}

type Act = (() => void) | undefined;

/**
 * A row that is done goes with its button, which had the focus: it moves to the first that is left, or to the list.
 * Returns what wraps the actions of rows.
 */
function useFocusOnNext(list: RefObject<HTMLElement | null>, isActing: boolean): (act: Act) => Act {
  const hasActed = useRef(false);
  // After every render: a row may go before its action is said to be over, or after.
  useEffect(() => {
    if (isActing || !hasActed.current || document.activeElement !== document.body) return;
    hasActed.current = false;
    const next = list.current?.querySelector<HTMLElement>('[data-variant]') ?? list.current;
    next?.focus({ preventScroll: true });
  });
  return (act) =>
    act &&
    (() => {
      hasActed.current = true;
      act();
    });
}

type LineProps = {
  readonly line: ToDo;
  readonly isFirst: boolean;
  readonly isBusy: boolean;
  /** Undefined if the button is a link. */
  readonly onAct: Act;
};

function Line({ line: { title, detail, address, action, kind }, isFirst, isBusy, onAct }: LineProps) {
  const id = useId();
  const place = pathOfAddress(address);
  const button = { variant: isFirst ? 'filled' : 'outline', mih: '44px', 'aria-describedby': id };
  return (
    <li data-kind={kind}>
      <p className={`${kit.strong} ${kit.flush}`} id={id}>
        {onAct ? (
          <Link className={styles.name} to={place}>
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      {detail !== '' && <p className={kit.help}>{detail}</p>}
      {onAct ? (
        <Button {...button} disabled={isBusy} onClick={onAct}>
          {action}
        </Button>
      ) : (
        <Button {...button} component={Link} to={place}>
          {action}
        </Button>
      )}
    </li>
  );
}
