import { expenses } from '@approdo/shared/contract/money/expenses';
import { payouts } from '@approdo/shared/contract/money/payouts';
import { reports } from '@approdo/shared/contract/money/reports';
import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { Part } from '../../kit/frame/part.tsx';
import { useDownload } from '../../kit/frame/use-download.ts';
import kit from '../../kit/styles/kit.module.css';
import type { AnsweredOf } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';
import { FOLDER } from './texts/folder.ts';
import { YEAR } from './texts/year.ts';
import { INCOME } from './texts.ts';

type Props = { readonly year: number };

/** What the folder of a year will hold and what is missing in it, and the button that saves it. */
export function FolderTab({ year }: Props) {
  const spent = useRead(expenses.list, { query: { year } });
  const paid = useRead(payouts.list, { query: { year } });
  return (
    <Stack gap="xl">
      <QueryStates query={spent} failure={INCOME.loadFailed}>
        {({ expenses: all }) => (
          <QueryStates query={paid} failure={INCOME.loadFailed}>
            {(told) => <Contents expenses={all} payouts={told} />}
          </QueryStates>
        )}
      </QueryStates>
      <SaveButton year={year} />
      <p className={kit.help}>{YEAR.advice}</p>
    </Stack>
  );
}

type ContentsProps = {
  readonly expenses: AnsweredOf<typeof expenses.list>['expenses'];
  readonly payouts: AnsweredOf<typeof payouts.list>;
};

function Contents({ expenses: all, payouts: paid }: ContentsProps) {
  const spent = all.filter(({ voidedAt }) => voidedAt === null);
  const documents = spent.reduce((sum, each) => sum + each.documents.length, 0);
  const without = spent.filter((each) => each.documents.length === 0).length;
  const notArrived = paid.filter(({ arrivedOn }) => arrivedOn === null).length;
  const tables = FOLDER.tables(FOLDER.payouts(paid.length), FOLDER.expenses(spent.length));
  const holds = [FOLDER.summary, tables, FOLDER.receipts, FOLDER.documents(documents)];
  const lacks = [without > 0 && FOLDER.withoutDocument(without), notArrived > 0 && FOLDER.notArrived(notArrived)];
  return (
    <>
      <Points id="holds" title={FOLDER.holds} texts={holds} />
      <Points id="lacks" title={FOLDER.lacks} texts={lacks.filter((text) => text !== false)} />
    </>
  );
}

type PointsProps = { readonly id: string; readonly title: string; readonly texts: readonly string[] };

/** Nothing where there are none. */
function Points({ id, title, texts }: PointsProps) {
  if (texts.length === 0) return null;
  return (
    <Part id={id} title={title}>
      <ul className={kit.points}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Part>
  );
}

/** Nothing where the shell cannot save files. */
function SaveButton({ year }: Props) {
  const save = useDownload({
    read: async (of: number, call) => {
      const folder = await call(reports.yearFolder, { query: { year: of } });
      return new File([folder], FOLDER.fileName(of), { type: 'application/zip' });
    },
    failed: FOLDER.saveFailed,
  });
  const saving = useMutation({ mutationFn: async () => await save?.(year) });
  return (
    save && (
      <Button style={{ alignSelf: 'start' }} loading={saving.isPending} onClick={() => saving.mutate()}>
        {FOLDER.save}
      </Button>
    )
  );
}
