import { useRef } from 'react';
import type { z } from 'zod';
import { RATES } from '../../../content/property/index.ts';
import { findConflict, versionOf } from '../../../kit/feedback/conflict.ts';
import { describeServerError, type Failure } from '../../../kit/feedback/failure.ts';
import { useAction } from '../../../kit/feedback/use-action.ts';
import { SHELL } from '../../../kit/texts.ts';
import { sendDayPrices } from '../day-prices-draft.ts';
import { sendList } from '../rates-draft.ts';
import { PRICE_LISTS } from '../texts/prices.ts';
import { type ListSent, type Prices, usePriceListCalls } from '../use-prices.ts';
import type { listDraft } from './list-draft.ts';

type Values = z.output<typeof listDraft>;

type Options = {
  readonly list: Prices['lists'][number];
  readonly rules: Prices['rules'];
  /** The initial values of the fields, as sent. */
  readonly start: Values;
};

/** The list was saved, but the exceptions were not. */
class ExceptionsFailed extends Error {
  override readonly name = 'ExceptionsFailed';
}

/** Saves the list, then the exceptions, each if changed; after a partial failure only the missing part is resent. */
export function useSaveList({ list, rules, start }: Options) {
  const { putList, putExceptions, reload } = usePriceListCalls();
  const saved = useRef({ ...start, listVersion: list.version, rulesVersion: rules.version });

  async function saveList(typed: ListSent): Promise<void> {
    const version = saved.current.listVersion;
    try {
      const answer = await putList({ validFrom: list.validFrom, list: sendList(typed), version });
      saved.current = { ...saved.current, ...typed, listVersion: versionOf(answer) ?? version };
    } catch (fault) {
      saved.current.listVersion = findConflict(fault)?.version ?? version;
      throw fault;
    }
  }

  async function saveExceptions(exceptions: Values['exceptions']): Promise<void> {
    const version = saved.current.rulesVersion;
    try {
      const answer = await putExceptions(exceptions.map(sendDayPrices), version);
      saved.current = { ...saved.current, exceptions, rulesVersion: versionOf(answer) ?? version };
    } catch (fault) {
      saved.current.rulesVersion = findConflict(fault)?.version ?? version;
      throw fault;
    }
  }

  return useAction({
    run: async ({ exceptions, ...typed }: Values) => {
      const { seasons, cleaningFee, linenFee } = saved.current;
      const isListChanged = differ({ seasons, cleaningFee, linenFee }, typed);
      if (isListChanged) await saveList(typed);
      if (!differ(saved.current.exceptions, exceptions)) return;
      try {
        await saveExceptions(exceptions);
      } catch (cause) {
        if (!isListChanged) throw cause;
        await reload();
        throw new ExceptionsFailed(PRICE_LISTS.exceptionsFailed, { cause });
      }
    },
    reloads: [['rates']],
    success: () => RATES.saved,
  });
}

/** The failure text above the list; a partial failure names its part first. */
export function sayListFailure(fault: unknown): Failure {
  if (!(fault instanceof ExceptionsFailed)) return describeServerError(fault, RATES.saveFailed);
  const { text } = describeServerError(fault.cause, '');
  const detail = findConflict(fault.cause) ? `${SHELL.conflict} ${SHELL.conflictHelp}` : text;
  return { text: PRICE_LISTS.exceptionsFailed, ...(detail !== '' && { detail }) };
}

function differ(one: object, other: object): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
