import type { OwnersDay, ToDo } from '@approdo/shared/contract/operations/today';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import kit from '../../kit/styles/kit.module.css';
import { TO_DO, useToDoActions } from '../today/index.ts';
import { Panel } from './panel.tsx';
import { pathOfAddress } from './path-of-address.ts';

const MOST_VISIBLE = 7;

/** The to-dos, most urgent first, each with one button. */
export function ToDoPanel({ day: { toDo, rest, counts } }: { readonly day: OwnersDay }) {
  const [isWhole, setIsWhole] = useState(false);
  const actions = useToDoActions();
  const visible = isWhole ? toDo : toDo.slice(0, MOST_VISIBLE);
  return (
    <Panel title={TO_DO.title}>
      {toDo.length === 0 && <p className={`${kit.soft} ${kit.flush}`}>{TO_DO.nothing}</p>}
      <ol className={`${kit.plainList} ${kit.linedList}`}>
        {visible.map((line, place) => (
          <Line
            key={`${line.kind} ${line.id} ${line.at} ${line.title}`}
            line={line}
            isFirst={place === 0}
            isBusy={actions.isBusy}
            onAct={actions.actionOf(line)}
          />
        ))}
      </ol>
      {!isWhole && toDo.length > MOST_VISIBLE && (
        <Button variant="subtle" onClick={() => setIsWhole(true)}>
          {TO_DO.all(counts.toDo)}
        </Button>
      )}
      {isWhole && rest > 0 && <p className={`${kit.soft} ${kit.flush}`}>{TO_DO.rest(rest)}</p>}
    </Panel>
  );
}

type LineProps = {
  readonly line: ToDo;
  readonly isFirst: boolean;
  readonly isBusy: boolean;
  /** Undefined if the button is a link. */
  readonly onAct: (() => void) | undefined;
};

function Line({ line: { title, detail, address, action, kind }, isFirst, isBusy, onAct }: LineProps) {
  const id = useId();
  const button = {
    variant: isFirst ? 'filled' : 'outline',
    mih: '44px',
    flex: 'none',
    'aria-describedby': id,
  };
  return (
    <li data-kind={kind}>
      <div className={`${kit.wrapAnywhere} ${kit.shrink}`}>
        <p className={`${kit.strong} ${kit.flush} ${kit.readingWidth}`} id={id}>
          {title}
        </p>
        {detail !== '' && <p className={kit.help}>{detail}</p>}
      </div>
      {onAct ? (
        <Button {...button} disabled={isBusy} onClick={onAct}>
          {action}
        </Button>
      ) : (
        <Button {...button} component={Link} to={pathOfAddress(address)}>
          {action}
        </Button>
      )}
    </li>
  );
}
