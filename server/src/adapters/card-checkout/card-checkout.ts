import type { Language } from '@approdo/shared/domain/base/language/language';

/** A payment that a guest is about to make with the card provider; amounts are euro cents. */
export type CardOrder = {
  readonly id: string;
  readonly bookingId: string;
  readonly purpose: CardPurpose;
  readonly amount: number;
  /** What the payment is for, as the guest reads it there. */
  readonly label: string;
  /** How the owner finds it among the provider's payments. */
  readonly note: string;
  readonly language: Language;
  /** When the checkout page expires; the same for the same order, however often it is opened. */
  readonly until: Date;
  /** Where the guest returns to after paying. */
  readonly paidAddress: string;
  readonly leftAddress: string;
};

export const CARD_PURPOSES = ['STAY', 'SECURITY', 'TAX'] as const;
export type CardPurpose = (typeof CARD_PURPOSES)[number];

/** The provider's checkout page for one order. */
export type OpenedCheckout = { readonly id: string; readonly url: string; readonly expiresAt: Date };

/** An order as an event names it: by its checkout, and by the metadata set when it was opened. */
export type NamedOrder = {
  readonly checkout: string;
  readonly id: string | undefined;
  readonly bookingId: string | undefined;
  readonly purpose: CardPurpose | undefined;
};

/** The currency is an ISO 4217 code in lower case. */
type Sum = { readonly amount: number; readonly currency: string };

export type CardEvent = {
  readonly id: string;
  /** When it happened, according to the provider. */
  readonly at: Date;
  /** Whether it belongs to another account than the site's. */
  readonly isForeign: boolean;
} & (
  | ({ readonly kind: 'PAID'; readonly order: NamedOrder; readonly payment: string } & Sum)
  | { readonly kind: 'CLOSED'; readonly order: NamedOrder }
  | ({
      readonly kind: 'REFUND';
      readonly refund: string;
      /** Undefined if the provider does not say. */
      readonly payment: string | undefined;
      /** The key of a refund requested by this site. */
      readonly key: string | undefined;
      readonly outcome: 'PENDING' | 'DONE' | 'FAILED';
    } & Sum)
  | ({ readonly kind: 'DISPUTE'; readonly payment: string | undefined } & Sum)
);

/** The card provider's checkout: guests pay on the provider's page, and only its signed events report the outcome. */
export type CardCheckout = {
  /** Whether it is in test mode, with the provider's test cards and no real money. */
  readonly isTest: boolean;
  /** Minimum card charge, in cents. */
  readonly minChargeCents: number;
  /** Opens the checkout page of an order, the same one each time; throws a CardFault if that fails. */
  readonly open: (order: CardOrder) => Promise<OpenedCheckout>;
  /** Closes a checkout page, so that nobody can pay there any more; ignores one paid or closed. Throws a CardFault. */
  readonly close: (checkout: string) => Promise<void>;
  /** Refunds that amount of a payment, once per key, and returns the refund's id; throws a CardFault. */
  readonly refund: (payment: string, amount: number, key: string) => Promise<string>;
  /** Reads a signed event; undefined if it concerns no stay. Throws a ForgedEvent if forged, or over 5 minutes old. */
  readonly readEvent: (bytes: Uint8Array, signature: string) => Promise<CardEvent | undefined>;
};

/** Whether the provider did not answer, and a retry may help, or refused. */
export type CardTrouble = 'down' | 'refused';

export class CardFault extends Error {
  override readonly name = 'CardFault';
  readonly trouble: CardTrouble;

  constructor(trouble: CardTrouble, cause?: unknown) {
    super(`the provider of card payments ${trouble === 'down' ? 'does not answer' : 'refuses'}`, { cause });
    this.trouble = trouble;
  }
}

export class ForgedEvent extends Error {
  override readonly name = 'ForgedEvent';
}
