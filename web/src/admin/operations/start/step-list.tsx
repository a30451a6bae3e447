import type { FirstStep, FirstSteps } from '@approdo/shared/contract/operations/start';
import { VisuallyHidden } from '@mantine/core';
import { Check, Clock } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import kit from '../../kit/styles/kit.module.css';
import { START, STEPS } from '../first-steps/index.ts';
import styles from './step-list.module.css';

type Props = Pick<FirstSteps, 'steps'> & { readonly current: FirstStep | undefined };

/** All steps with their states, as links. */
export function StepList({ steps, current }: Props) {
  return (
    <nav aria-label={START.steps}>
      <ol className={`${kit.plainList} ${styles.list}`}>
        {steps.map(({ id, state }, index) => (
          <li key={id}>
            <NavLink
              className={() => styles.step}
              data-state={state}
              to={`/start/${id}`}
              aria-current={id === current ? 'step' : undefined}
            >
              <span className={styles.mark}>
                <Mark state={state} place={index + 1} />
              </span>
              <span className={styles.name}>{STEPS[id].title}</span>
              <VisuallyHidden>{START.states[state]}</VisuallyHidden>
            </NavLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type MarkProps = { readonly state: FirstSteps['steps'][number]['state']; readonly place: number };

function Mark({ state, place }: MarkProps) {
  if (state === 'DONE') return <Check size={16} aria-hidden />;
  if (state === 'SKIPPED') return <Clock size={16} aria-hidden />;
  return <span aria-hidden>{place}</span>;
}
