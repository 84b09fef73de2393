import type { Page } from '@playwright/test'
import { countRoundTrips, type LoadedRequest } from '../tools/product/round-trips.ts'
import { isPlayable, isSharp } from '../tools/product/scene-state.ts'

/** What it took until a page could be used. */
export interface Loading {
  requests: readonly LoadedRequest[]
  /** As they came over the network. */
  kilobytes: number
  /** The longest chain of requests, each of which waited for the one before. */
  roundTrips: number
}

/** Opens an address and holds its requests so that they can be counted, on any machine, until `isThere`. */
export async function load(page: Page, url: string, isThere: () => Promise<boolean>): Promise<Loading> {
  const requests = await countRoundTrips(page, url, isThere)
  return {
    requests,
    kilobytes: requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    roundTrips: Math.max(...requests.map(({ trip }) => trip)),
  }
}

/** Opens the address of a scene until it can be played (START-1). */
export function loadScene(page: Page, url: string, sceneId: string): Promise<Loading> {
  return load(page, url, () => page.evaluate(isPlayable, sceneId))
}

/** How often the page rests after its scene is sharp before it is taken to fetch nothing more. */
const RESTS = 8

/** Opens the address of a scene. @returns the files of code that it fetches after all of its first view is there */
export async function codeAfterScene(page: Page, url: string, sceneId: string): Promise<string[]> {
  const early = new Set<string>()
  let rests = 0
  const all = await countRoundTrips(page, url, async (sent) => {
    if (rests === 0) {
      if (!(await page.evaluate(isSharp, sceneId))) return false
      for (const file of codeOf(sent)) early.add(file)
    }
    rests += 1
    return rests > RESTS
  })
  return codeOf(all).filter((file) => !early.has(file))
}

function codeOf(requests: readonly LoadedRequest[]): string[] {
  return requests.filter(({ kind }) => kind === 'Script' || kind === 'Stylesheet').map(({ url }) => url)
}

/** Has the page believe that its player saves data. */
export async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}
