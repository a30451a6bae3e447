import { Skeleton, Tabs, VisuallyHidden } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { LeavablePartContext, useLeavablePart } from '../../kit/form/leavable-part.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { SHELL } from '../../kit/texts.ts';
import { DiscountsPart } from './discounts/discounts-part.tsx';
import { ExtrasPart } from './extras/extras-part.tsx';
import { InstantPart } from './instant/instant-part.tsx';
import { PriceListPart } from './list/price-list-part.tsx';
import months from './list/price-year.module.css';
import { type PricePartProps, UnsavedProvider } from './price-part.tsx';
import { ShortStaysPart } from './short-stays/short-stays-part.tsx';
import { StayRulesPart } from './stay-rules/stay-rules-part.tsx';
import { PRICE_PARTS, PRICES } from './texts/prices.ts';
import touch from './touch-targets.module.css';
import { TryPriceButton } from './try-price/try-price.tsx';
import { type Prices, usePrices } from './use-prices.ts';
import year from './year-painter/year-painter.module.css';

/** A tab by its URL parameter. */
type Part = { readonly id: string; readonly title: string; readonly Content?: ComponentType<PricePartProps> };

/** It has no URL parameter. */
const FIRST = { id: 'listino', title: PRICE_PARTS.list, Content: PriceListPart };

/** Rules of stay are loaded separately. */
const PARTS: readonly Part[] = [
  FIRST,
  { id: 'brevi', title: PRICE_PARTS.shortStays, Content: ShortStaysPart },
  { id: 'extra', title: PRICE_PARTS.extras, Content: ExtrasPart },
  { id: 'sconti', title: PRICE_PARTS.discounts, Content: DiscountsPart },
  { id: 'conferma', title: PRICE_PARTS.instant, Content: InstantPart },
  { id: 'regole', title: PRICE_PARTS.stayRules },
];

const PARAMETER = 'parte';

/** Prices and rules of stay in tabs, each saved separately. */
export function RatesScreen() {
  const prices = usePrices();
  return (
    <UnsavedProvider>
      <ScreenFrame actions={<TryPriceButton prices={prices.data} />}>
        <PriceTabs prices={prices} />
      </ScreenFrame>
    </UnsavedProvider>
  );
}

/** The tabs of prices; the open one asks before it is left with unsaved changes. */
function PriceTabs({ prices }: { readonly prices: UseQueryResult<Prices> }) {
  const [address, setAddress] = useSearchParams();
  const part = useLeavablePart();
  const open = PARTS.find(({ id }) => id === address.get(PARAMETER)) ?? FIRST;

  function show(id: string | null): void {
    const next = new URLSearchParams(address);
    if (id === null || id === FIRST.id) next.delete(PARAMETER);
    else next.set(PARAMETER, id);
    setAddress(next, { replace: true, preventScrollReset: true });
  }

  return (
    <LeavablePartContext value={{ addGuard: part.addGuard }}>
      <Tabs value={open.id} keepMounted={false} onChange={(chosen) => part.leaveBy(() => show(chosen))()}>
        <Tabs.List mb="var(--space-5)" aria-label={PRICES.tabs}>
          {PARTS.map(({ id, title }) => (
            <Tabs.Tab key={id} value={id} mih="2.75rem">
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {PARTS.map(({ id, Content }) => (
          <Tabs.Panel key={id} value={id} maw="72rem" className={touch.targets}>
            {Content ? (
              <QueryStates
                query={prices}
                failure={PRICES.loadFailed}
                loading={id === FIRST.id ? <MonthsSkeleton /> : undefined}
              >
                {(found) => <Content prices={found} />}
              </QueryStates>
            ) : (
              <StayRulesPart />
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </LeavablePartContext>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** Placeholder of the list while prices load. */
function MonthsSkeleton() {
  return (
    <div className={year.year} aria-busy="true">
      <VisuallyHidden>{SHELL.loading}</VisuallyHidden>
      <div className={months.months}>
        {MONTHS.map((month) => (
          <Skeleton key={month} height="3.75rem" />
        ))}
      </div>
    </div>
  );
}
