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
import { type Prices, usePriceListCalls } from '../use-prices.ts';
import type { listDraft } from './list-draft.ts';

type Values = z.output<typeof listDraft>;

/** The changed rules among those that are edited beside a list. */
type RulesBeside = Partial<Pick<Values, 'exceptions' | 'show'>>;

type Options = {
  readonly list: Prices['lists'][number];
  readonly rules: Prices['rules'];
  /** The initial values of the fields, as sent. */
  readonly start: Values;
};

/** The list was saved, but not the rules beside it; its message says which. */
class RulesFailed extends Error {
  override readonly name = 'RulesFailed';
}

/** Saves the list, then the rules beside it, each if changed; after a partial failure only the missing part is resent. */
export function useSaveList({ list, rules, start }: Options) {
  const { putList, putRules, reload } = usePriceListCalls();
  const saved = useRef(start);
  const versions = useRef({ list: list.version, rules: rules.version });

  /** Saves one part, whose next version is the one that is answered, or that of somebody else's change. */
  async function save(part: 'list' | 'rules', put: (version: string) => Promise<unknown>): Promise<void> {
    const version = versions.current[part];
    try {
      versions.current[part] = versionOf(await put(version)) ?? version;
    } catch (fault) {
      versions.current[part] = findConflict(fault)?.version ?? version;
      throw fault;
    }
  }

  return useAction({
    run: async ({ exceptions, show, ...typed }: Values) => {
      const { seasons, cleaningFee, linenFee } = saved.current;
      const isListChanged = differ({ seasons, cleaningFee, linenFee }, typed);
      if (isListChanged) {
        await save('list', (version) => putList({ validFrom: list.validFrom, list: sendList(typed), version }));
        saved.current = { ...saved.current, ...typed };
      }
      const changed: RulesBeside = {
        ...(differ(saved.current.exceptions, exceptions) && { exceptions }),
        ...(saved.current.show !== show && { show }),
      };
      if (Object.keys(changed).length === 0) return;
      try {
        const sent = { ...changed, exceptions: changed.exceptions?.map(sendDayPrices) };
        await save('rules', (version) => putRules(sent, version));
        saved.current = { ...saved.current, ...changed };
      } catch (cause) {
        if (!isListChanged) throw cause;
        await reload();
        throw new RulesFailed(changed.exceptions ? PRICE_LISTS.exceptionsFailed : PRICE_LISTS.showFailed, { cause });
      }
    },
    reloads: [['rates']],
    success: () => RATES.saved,
  });
}

/** The failure text above the list; a partial failure names its part first. */
export function sayListFailure(fault: unknown): Failure {
  if (!(fault instanceof RulesFailed)) return describeServerError(fault, RATES.saveFailed);
  const { text } = describeServerError(fault.cause, '');
  const detail = findConflict(fault.cause) ? `${SHELL.conflict} ${SHELL.conflictHelp}` : text;
  return { text: fault.message, ...(detail !== '' && { detail }) };
}

function differ(one: object, other: object): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
