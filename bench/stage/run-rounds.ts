import type { Browser } from '@playwright/test'
import { CONTENDERS, openContender, WITHOUT_GL, type Contender } from './contenders.ts'
import { measureCpu, type Cost } from './measure-cpu.ts'
import type { Gl } from './open-browser.ts'
import { median } from './statistics.ts'

/** Until uploads, compilation and first paints are over (ms). */
export const WARM_UP = 2500

export type Browsers = Record<Gl, Browser>

/** What was measured of a contender, in words and by round. */
export interface Run {
  contender: Contender
  gl: Gl
  costs: Cost[]
}

/** Each round runs all contenders, one after the other, so that a slow minute of the machine meets them all. */
export async function runRounds(
  browsers: Browsers,
  url: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Run[]> {
  const withGl = Object.keys(CONTENDERS).filter((name): name is Contender => name in CONTENDERS)
  const runs: Run[] = [
    ...withGl.map((contender): Run => ({ contender, gl: 'software', costs: [] })),
    ...WITHOUT_GL.map((contender): Run => ({ contender, gl: 'none', costs: [] })),
  ]
  for (let round = 1; round <= rounds; round += 1) {
    for (const { contender, gl, costs } of runs) {
      console.error(`round ${round} of ${rounds}: ${CONTENDERS[contender]}, GL ${gl}`)
      const page = await openContender(browsers[gl], url, contender)
      await page.waitForTimeout(WARM_UP)
      costs.push(await measureCpu(browsers[gl], page, seconds))
      await page.close()
    }
  }
  return runs
}

/** The medians of a contender's rounds. @throws when it did not run */
export function costOf(runs: readonly Run[], contender: Contender, gl: Gl = 'software'): Cost {
  const run = runs.find((one) => one.contender === contender && one.gl === gl)
  if (!run) throw new Error(`${contender} did not run`)
  const of = (what: keyof Cost) => median(run.costs.map((cost) => cost[what]))
  return {
    frames: of('frames'),
    fps: of('fps'),
    main: of('main'),
    script: of('script'),
    browser: of('browser'),
    scriptP50: of('scriptP50'),
    draws: of('draws'),
  }
}
