import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { fetchPackage } from '../../../scripts/fetch-package.ts';

type Settings = {
  readonly port: number;
  readonly output: 'json';
  readonly logLevel: 'error';
  readonly onlyCategories: readonly string[];
  /** By default Lighthouse simulates a slow line from a fast one; with `devtools` the browser's line really is slow. */
  readonly throttlingMethod?: 'devtools';
};

const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional(), details: z.unknown() })),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

/** The parts of Lighthouse's report that the bench reads. */
export type LighthouseReport = z.output<typeof report>;

export type InspectPage = (address: string, settings: Settings) => Promise<LighthouseReport>;

/** Downloads Lighthouse, for the bench only: it and its dependencies are a sixth as large as all others together. */
export async function fetchLighthouse(): Promise<InspectPage> {
  const entry = join(fetchPackage({ name: 'lighthouse', version: '13.5.0' }), 'core/index.js');
  const { default: inspect }: { default: (address: string, settings: Settings) => Promise<unknown> } = await import(
    pathToFileURL(entry).href
  );
  return async (address, settings) => z.object({ lhr: report }).parse(await inspect(address, settings)).lhr;
}
