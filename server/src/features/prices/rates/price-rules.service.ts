import type { PriceRulesAnswer, priceRulesSent } from '@approdo/shared/contract/prices/price-rules';
import { withWeek } from '@approdo/shared/domain/prices/night-price';
import type { PriceException } from '@approdo/shared/domain/prices/price-rules';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import { applyEdit } from '../../../http/calls/apply-edit.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import { type Actor, writeAudit } from '../../base/audit/index.ts';
import { listExtras, replaceExtras } from '../extras/index.ts';
import { acceptDayPrices } from './accept-day-prices.ts';
import { getPriceRules, putPriceRules } from './price-rules.repository.ts';

/** Who makes the change, and the version it is based on. */
type WriteContext = { readonly caller: Actor; readonly precondition: Precondition };

type RulesSent = z.output<typeof priceRulesSent>;

/** A field left out or undefined is unchanged. */
type RulesEdit = { readonly [Field in keyof RulesSent]?: RulesSent[Field] | undefined };

export type PriceRules = ReturnType<typeof createPriceRules>;

/** Price rules beside the lists, and the extras on offer. */
export function createPriceRules({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    get: (): Promise<PriceRulesAnswer> => readRules(database),

    /** Lists in the edit are replaced whole. */
    async replace(
      { exceptions, extras, ...edit }: RulesEdit,
      { caller, precondition }: WriteContext,
    ): Promise<PriceRulesAnswer> {
      return await transact(database, async (trx) => {
        precondition(await readRules(trx));
        const before = await getPriceRules(trx);
        await putPriceRules(trx, applyEdit(before, { ...edit, exceptions: exceptions?.map(acceptException) }));
        if (extras) await replaceExtras(trx, extras);
        const line = {
          action: 'PRICE_CHANGED',
          object: 'PRICES',
          objectId: null,
          summary: 'Regole dei prezzi',
        } as const;
        await writeAudit(trx, { ...line, at: clock.now(), by: caller });
        return await readRules(trx);
      });
    },
  };
}

async function readRules(reader: Reader): Promise<PriceRulesAnswer> {
  const { exceptions, ...rules } = await getPriceRules(reader);
  return withVersion({
    ...rules,
    exceptions: exceptions.map((days) => withWeek(days, rules.weekendNights)),
    extras: await listExtras(reader),
  });
}

function acceptException({
  startDate,
  endDate,
  label,
  ...prices
}: NonNullable<RulesEdit['exceptions']>[number]): PriceException {
  return { startDate, endDate, ...(label !== undefined && { label }), ...acceptDayPrices(prices) };
}
