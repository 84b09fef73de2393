import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { logIn } from '../tools/product/log-in.ts'
import type { Product } from '../tools/product/serve.ts'
import { expect, test } from './journey.ts'
import type { Traveller } from './people.ts'
import { arriveAt } from './places.ts'
import { startOwn } from './products.ts'

export const ISLES = 'scenes/lantern-isles'

/** ms; a scene is drawn for the first check, on a busy machine. */
export const FIRST_CHECK_MS = 240_000

/** A server for the journeys of this file, whose adventure is the harbour alone and becomes another one. */
export function serveHarbour(name: string) {
  let product: Product | null = null
  const scenes = mkdtempSync(join(tmpdir(), `waymark-${name}-`))
  const go = (page: Page, path: string) => page.goto(`${product?.url}${path}`)
  test.beforeAll(async () => {
    layOutHarbour(join(scenes, 'lantern-isles'))
    product = await startOwn(name, { settings: { WAYMARK_SCENES: scenes } })
  })
  test.afterAll(async () => {
    await product?.stop()
    rmSync(scenes, { recursive: true })
  })
  return {
    /** Signs in without the form, and opens a page. */
    async arrive(page: Page, { username, password }: Traveller, path: string): Promise<void> {
      await go(page, '/health')
      expect(await page.evaluate(logIn, { username, password })).toBe(200)
      await go(page, `/#${path}`)
    },
    /** Looks at a file or a folder of the draft. */
    async lookAt(page: Page, path: string): Promise<void> {
      await go(page, '/health')
      await go(page, `/#/app/content/lantern-isles/files?file=${encodeURIComponent(path)}`)
    },
    /** As somebody who comes back to it: what is published reaches an open page within seconds, wherever it stands. */
    async openHarbour(page: Page): Promise<void> {
      await go(page, '/health')
      await go(page, '/#/app/game/plot/mission/harbour/Harbour')
      await arriveAt(page, 'harbour')
    },
  }
}

/** The harbour alone, as it was written, with what it names: the check of it is short. */
function layOutHarbour(folder: string): void {
  cpSync(join(ISLES, 'harbour'), join(folder, 'harbour'), { recursive: true })
  const tasks = readdirSync(join(ISLES, 'harbour/tasks')).map((name) =>
    readFileSync(join(ISLES, 'harbour/tasks', name), 'utf8'),
  )
  const isNamed = (name: string) => tasks.some((task) => task.includes(`"${name}"`))
  for (const name of readdirSync(join(ISLES, 'pictures')).filter(isNamed))
    cpSync(join(ISLES, 'pictures', name), join(folder, 'pictures', name))
  mkdirSync(join(folder, 'text'))
  for (const name of readdirSync(join(ISLES, 'text'))) {
    const words = JSON.parse(readFileSync(join(ISLES, 'text', name), 'utf8')) as {
      name: string
      competences: Record<string, string>
    }
    const competences = Object.entries(words.competences).filter(([id]) => isNamed(id))
    const own = { name: words.name, competences: Object.fromEntries(competences) }
    writeFileSync(join(folder, 'text', name), JSON.stringify(own))
  }
  writeFileSync(join(folder, 'adventure.json'), '{ "rootMission": "harbour" }')
}
