import type { Language } from '@approdo/shared/domain/base/language/language';

/** What a guest is about to pay at the provider's; amounts are cents of euros. */
export type CardOrder = {
  readonly id: string;
  readonly bookingId: string;
  readonly purpose: CardPurpose;
  readonly amount: number;
  /** What she reads there that she pays for. */
  readonly label: string;
  /** What the owner finds it by among the payments there. */
  readonly note: string;
  readonly language: Language;
  /** The page there can be paid until then; the same for the same order, however often it is opened. */
  readonly until: Date;
  /** Where she comes back to. */
  readonly paidAddress: string;
  readonly leftAddress: string;
};

export const CARD_PURPOSES = ['STAY', 'SECURITY', 'TAX'] as const;
export type CardPurpose = (typeof CARD_PURPOSES)[number];

/** The provider's page for one order. */
export type OpenedCheckout = { readonly id: string; readonly url: string; readonly expiresAt: Date };

/** An order as its event names it: by its page, and by what was written on it when it was opened. */
export type NamedOrder = {
  readonly checkout: string;
  readonly id: string | undefined;
  readonly bookingId: string | undefined;
  readonly purpose: CardPurpose | undefined;
};

/** Currencies are named as in ISO 4217, in small letters. */
type Sum = { readonly amount: number; readonly currency: string };

export type CardEvent = {
  readonly id: string;
  /** When it happened at the provider's. */
  readonly at: Date;
  /** Whether it is of another account than the site's. */
  readonly isForeign: boolean;
} & (
  | ({ readonly kind: 'PAID'; readonly order: NamedOrder; readonly payment: string } & Sum)
  | { readonly kind: 'CLOSED'; readonly order: NamedOrder }
  | ({
      readonly kind: 'REFUND';
      readonly refund: string;
      /** Undefined where the provider does not say. */
      readonly payment: string | undefined;
      /** Of a refund that was asked for here. */
      readonly key: string | undefined;
      readonly outcome: 'PENDING' | 'DONE' | 'FAILED';
    } & Sum)
  | ({ readonly kind: 'DISPUTE'; readonly payment: string | undefined } & Sum)
);

/** Who takes cards for the owner: guests pay on the provider's own page, and only its signed events tell what came of it. */
export type CardCheckout = {
  /** Whether no money moves: all is tried with cards of the provider's tests. */
  readonly isTest: boolean;
  /** Minimum card charge, in cents. */
  readonly least: number;
  /** The same page for the same order; throws a CardFault where there is none. */
  readonly open: (order: CardOrder) => Promise<OpenedCheckout>;
  /** Takes a page away, so that nobody can pay there any more; content where it is paid or closed. Throws a CardFault. */
  readonly close: (checkout: string) => Promise<void>;
  /** Gives back that much of a payment, once for a key, and names the refund; throws a CardFault. */
  readonly refund: (payment: string, amount: number, key: string) => Promise<string>;
  /** What the provider tells by signed bytes; undefined where it does not concern a stay. Throws a ForgedEvent where it is not the provider's, or older than five minutes. */
  readonly readEvent: (bytes: Uint8Array, signature: string) => Promise<CardEvent | undefined>;
};

/** Whether the provider may answer another time, or has said no. */
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
