import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { fetchPackage } from '../../../scripts/fetch-package.ts';

type Settings = {
  readonly port: number;
  readonly output: 'json';
  readonly logLevel: 'error';
  readonly onlyCategories: readonly string[];
  /** Left out, Lighthouse reckons from a fast line what a slow one would have taken; with `devtools` the browser has a slow one. */
  readonly throttlingMethod?: 'devtools';
};

const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional(), details: z.unknown() })),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

/** What Lighthouse found on a page, as far as the bench reads it. */
export type LighthouseReport = z.output<typeof report>;

export type InspectPage = (address: string, settings: Settings) => Promise<LighthouseReport>;

/** Lighthouse, which is fetched by the bench alone: it and what it drags in are a sixth of what all others would install. */
export async function fetchLighthouse(): Promise<InspectPage> {
  const entry = join(fetchPackage({ name: 'lighthouse', version: '13.5.0' }), 'core/index.js');
  const { default: inspect }: { default: (address: string, settings: Settings) => Promise<unknown> } = await import(
    pathToFileURL(entry).href
  );
  return async (address, settings) => z.object({ lhr: report }).parse(await inspect(address, settings)).lhr;
}
