import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import * as z from 'zod/mini'
import { freePort } from '../../tools/product/free-port.ts'
import { findChromium } from '../../tools/setup/chromium.mjs'
import { brief, type Row } from '../stage/table.ts'
import { LEADER, LOGIN, MAP, REGULAR_MAP, TASK, type Screen, type Sessions } from './screens.ts'

const BROWSER_FLAGS = ['--no-sandbox', '--disable-quic', '--disable-gpu']
const PROGRAM = 'bench/node_modules/lighthouse/cli/index.js'
const CATEGORIES = ['accessibility', 'best-practices', 'performance'] as const
type Category = (typeof CATEGORIES)[number]
/** In the order in which a page is felt. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]
/** Points for the speed on Lighthouse's own phone and its own slow line. */
const PERFORMANCE: readonly [Screen, points: number][] = [
  [LOGIN, 90],
  [REGULAR_MAP, 75],
]

const Audit = z.object({
  score: z.nullable(z.number()),
  title: z.string(),
  displayValue: z.optional(z.string()),
})
const Report = z.object({
  categories: z.partialRecord(
    z.enum(CATEGORIES),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), Audit),
  /** Where the page was when it was looked at. */
  finalDisplayedUrl: z.string(),
  runtimeError: z.optional(z.object({ message: z.string() })),
})
type Report = z.infer<typeof Report>

/** One row a category; on a desktop, each names every audit that is not full. */
export async function lighthouseRows(url: string, sessions: Sessions): Promise<Row[]> {
  installLighthouse()
  const rows: Row[] = []
  for (const screen of [LOGIN, MAP, TASK, LEADER]) {
    console.error(`Lighthouse: ${screen.name}`)
    const categories = ['accessibility', 'best-practices'] as const
    const flags = ['--preset=desktop', '--throttling-method=provided']
    const report = await reportOf(url, sessions, screen, categories, flags)
    rows.push(...categories.map((category) => rowOf(report, screen, category, 100)))
  }
  for (const [screen, points] of PERFORMANCE) {
    console.error(`Lighthouse on a phone: ${screen.name}`)
    const report = await reportOf(url, sessions, screen, ['performance'], ['--form-factor=mobile'])
    rows.push(rowOf(report, screen, 'performance', points))
  }
  return rows
}

function rowOf(report: Report, { name }: Screen, category: Category, goal: number): Row {
  const { score = null, auditRefs = [] } = report.categories[category] ?? {}
  const points = Math.round((score ?? NaN) * 100)
  return {
    what: `${name}: Lighthouse ${category}`,
    goal: goal === 100 ? '100' : `at least ${goal}`,
    measured: [points, ...(category === 'performance' ? metricsOf(report) : lostIn(report, auditRefs))].join(
      '; ',
    ),
    value: goal - points,
    limit: 0,
  }
}

function lostIn({ audits }: Report, refs: readonly { id: string; weight: number }[]): string[] {
  return refs.flatMap(({ id, weight }) => {
    const audit = audits[id]
    return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [audit.title] : []
  })
}

function metricsOf({ audits }: Report): string[] {
  const [load = NaN] = loadavg()
  const metrics = METRICS.map((id) => `${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? 'none'}`)
  return [...metrics, `load ${brief(load)}`]
}

/** No part of the product: fetched by the first run, as bench/package-lock.json names it. */
function installLighthouse(): void {
  if (existsSync(PROGRAM)) return
  console.error('Installing Lighthouse …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: 'bench', stdio: 'inherit' })
}

/** In a browser that is signed in where the screen needs it; Lighthouse opens a tab of its own there. */
async function reportOf(
  url: string,
  sessions: Sessions,
  { path, as }: Screen,
  categories: readonly Category[],
  flags: readonly string[],
): Promise<Report> {
  const profile = mkdtempSync(join(tmpdir(), 'waymark-lighthouse-'))
  const port = await freePort()
  const executablePath = await findChromium()
  const browser = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  })
  try {
    await browser.addCookies(sessions[as])
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        PROGRAM,
        `${url}/#${path}`,
        `--port=${port}`,
        `--only-categories=${categories.join(',')}`,
        '--disable-storage-reset',
        '--output=json',
        '--quiet',
        ...flags,
      ],
      { maxBuffer: 64 * 1024 * 1024 },
    )
    const report = z.parse(Report, JSON.parse(stdout))
    if (report.runtimeError) throw new Error(report.runtimeError.message)
    const shown = report.finalDisplayedUrl
    if (!shown.endsWith(path)) throw new Error(`${path} led to ${shown}`)
    return report
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
