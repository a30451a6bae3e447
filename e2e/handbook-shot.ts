import type { Page } from '@playwright/test';

/** A picture of the owner's handbook. */
export type Shot = {
  readonly name: string;
  readonly screen: string;
  /** Steps before the picture is taken; it may scroll something to the top. */
  readonly prepare?: (page: Page) => Promise<void>;
};
