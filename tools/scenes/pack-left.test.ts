import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildAdventures } from '#server/intake/build-adventures.ts'
import { layOutWorld, smallWorld, type World } from '#server/intake/testing/small-world.ts'
import { packLeft } from './pack-left.ts'

let world: World
let laterFile: string

beforeEach(async () => {
  world = await layOutWorld(smallWorld(), { isCacheOwn: true })
  laterFile = join(world.outDir, '../later-pictures.json')
  await buildAdventures({ ...world, laterFile }, new Map(), null, false, true)
})
afterEach(() => world.clear())

async function pack(): Promise<string[]> {
  const said: string[] = []
  await packLeft({ ...world, laterFile }, (words) => said.push(words))
  return said
}

it('pictures that a first build has left are made, and nothing is said of it [START-1]', async () => {
  expect(await pack()).toEqual([])
  expect(existsSync(laterFile)).toBe(false)
})

it('where they cannot be made that is said, what follows goes on, and they stay listed for the next start [START-1]', async () => {
  await rm(world.publishedFile)
  await mkdir(join(world.publishedFile, 'in its place'), { recursive: true })
  expect(await pack()).toEqual([expect.stringMatching(/^Some pictures of tasks are not made yet.*: /)])
  expect(existsSync(laterFile)).toBe(true)
})
