import { chromium } from '@playwright/test';
import { z } from 'zod';
import { chromiumArguments, ensureChromium } from '../../support/chromium.ts';
import { freePorts } from '../../support/start-proxy.ts';
import { fetchLighthouse, type InspectPage, type LighthouseReport } from './fetch-lighthouse.ts';

/** What is reported as a score. */
export const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

const requests = z.object({ items: z.array(z.object({ resourceType: z.string(), transferSize: z.number() })) });

/** Lighthouse's report on a page, on an emulated phone. */
export type PhoneReport = {
  readonly scores: Readonly<Record<string, number>>;
  /** In milliseconds. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  /** Compressed, with headers, as received before any interaction. */
  readonly scriptBytes: number;
  readonly allBytes: number;
};

type Phone = {
  readonly report: (address: string) => Promise<PhoneReport>;
  /** Likewise, with a really slow line and processor in the browser. */
  readonly reportSlow: (address: string) => Promise<PhoneReport>;
  readonly close: () => Promise<void>;
};

/** A browser for Lighthouse. */
export async function openPhone(): Promise<Phone> {
  const lighthouse = await fetchLighthouse();
  const [port = 0] = await freePorts(1);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  return {
    report: (address) => inspect(lighthouse, { address, port, line: {} }),
    reportSlow: (address) => inspect(lighthouse, { address, port, line: { throttlingMethod: 'devtools' } }),
    close: () => browser.close(),
  };
}

type Visit = {
  readonly address: string;
  readonly port: number;
  readonly line: { readonly throttlingMethod?: 'devtools' };
};

/** A phone on a slow network. Retried, since Lighthouse now and then loses the page or its start in the trace. */
async function inspect(lighthouse: InspectPage, visit: Visit, triesLeft = 2): Promise<PhoneReport> {
  const { address, port, line } = visit;
  const settings = {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', ...CATEGORIES],
    ...line,
  } as const;
  try {
    const report = await lighthouse(address, settings);
    if (!report.runtimeError) return reportOf(report);
    throw new Error(report.runtimeError.message);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return await inspect(lighthouse, visit, triesLeft - 1);
  }
}

function reportOf({ audits, categories }: LighthouseReport): PhoneReport {
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    firstPaint: numberOf('first-contentful-paint'),
    largestPaint: numberOf('largest-contentful-paint'),
    blocked: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    ...weigh(audits['network-requests']?.details),
  };
}

function weigh(details: unknown): Pick<PhoneReport, 'scriptBytes' | 'allBytes'> {
  const { items } = requests.parse(details);
  const sum = (some: typeof items) => some.reduce((bytes, item) => bytes + item.transferSize, 0);
  return { allBytes: sum(items), scriptBytes: sum(items.filter((item) => item.resourceType === 'Script')) };
}
