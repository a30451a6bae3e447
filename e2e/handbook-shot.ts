import type { Page } from '@playwright/test';

/** A picture of the owner's handbook. */
export type Shot = {
  readonly name: string;
  readonly screen: string;
  /** What is done before the picture is taken; it may bring something to the top. */
  readonly prepare?: (page: Page) => Promise<void>;
};
