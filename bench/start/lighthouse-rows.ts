import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import * as z from 'zod/mini'
import { freePort } from '../../tools/product/free-port.ts'
import { findChromium } from '../../tools/setup/chromium.mjs'
import type { Row } from '../stage/table.ts'
import type { Screen, Session } from './screens.ts'

const PROGRAM = 'bench/node_modules/lighthouse/cli/index.js'
const CATEGORIES = ['accessibility', 'best-practices'] as const
const FLAGS = ['--no-sandbox', '--disable-quic', '--use-gl=angle', '--use-angle=swiftshader']

const Report = z.object({
  categories: z.record(
    z.enum(CATEGORIES),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), z.object({ score: z.nullable(z.number()), title: z.string() })),
  /** Where the page was when it was looked at. */
  finalDisplayedUrl: z.string(),
  runtimeError: z.optional(z.object({ message: z.string() })),
})
type Report = z.infer<typeof Report>

/** One row a category, which names each audit that is not full. */
export async function lighthouseRows(url: string, session: Session, screen: Screen): Promise<Row[]> {
  installLighthouse()
  console.error(`Lighthouse: ${screen.name}`)
  const report = await reportOf(url, session, screen)
  return CATEGORIES.map((category) => {
    const { score, auditRefs } = report.categories[category]
    const lost = auditRefs.flatMap(({ id, weight }) => {
      const audit = report.audits[id]
      return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [audit.title] : []
    })
    const points = Math.round((score ?? NaN) * 100)
    return {
      what: `${screen.name}: Lighthouse ${category}`,
      goal: '100',
      measured: [points, ...lost].join('; '),
      value: 100 - points,
      limit: 0,
    }
  })
}

/** No part of the product: fetched by the first run, as bench/package-lock.json names it. */
function installLighthouse(): void {
  if (existsSync(PROGRAM)) return
  console.error('Installing Lighthouse …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: 'bench', stdio: 'inherit' })
}

/** In a browser that is signed in where the screen needs it; Lighthouse opens a tab of its own there. */
async function reportOf(url: string, session: Session, { path, isSignedIn }: Screen): Promise<Report> {
  const profile = mkdtempSync(join(tmpdir(), 'waymark-lighthouse-'))
  const port = await freePort()
  const executablePath = await findChromium()
  const browser = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: [...FLAGS, '--enable-unsafe-swiftshader', `--remote-debugging-port=${port}`],
  })
  try {
    if (isSignedIn) await browser.addCookies(session)
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        PROGRAM,
        `${url}/#${path}`,
        `--port=${port}`,
        '--preset=desktop',
        `--only-categories=${CATEGORIES.join(',')}`,
        '--disable-storage-reset',
        '--throttling-method=provided',
        '--output=json',
        '--quiet',
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
