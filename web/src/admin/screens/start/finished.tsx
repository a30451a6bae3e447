import type { FirstSteps } from '@approdo/shared/contract/site/start';
import { Button, Group, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { listLeft } from '../../first-steps/steps.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { SHELL } from '../../texts/shell.ts';
import { FINISHED } from '../../texts/start.ts';
import styles from './start-screen.module.css';

/** After the last step. */
export function Finished({ steps }: Pick<FirstSteps, 'steps'>) {
  const { site } = usePlatform();
  const isAll = listLeft(steps).length === 0;
  return (
    <section className={styles.step} aria-labelledby="step">
      <header>
        <Title order={2} id="step">
          {isAll ? FINISHED.title : FINISHED.leftTitle}
        </Title>
        <p className={styles.hint}>{isAll ? FINISHED.text : FINISHED.left}</p>
      </header>
      <Group gap="sm">
        <Button component={Link} to="/">
          {FINISHED.overview}
        </Button>
        {site && (
          <Button component="a" href="/" variant="default">
            {SHELL.toSite}
          </Button>
        )}
      </Group>
    </section>
  );
}
