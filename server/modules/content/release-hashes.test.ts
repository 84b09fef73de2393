import type * as Fs from 'node:fs'
import type * as Promises from 'node:fs/promises'
import { writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { readContent } from '#shared/contract/content.ts'
import { openContentWorld, type ContentWorld } from '#server/testing/content.ts'

/** Paths of files that were read and of folders that were listed, each time. */
const { opened, listed } = vi.hoisted(() => ({ opened: [] as string[], listed: [] as string[] }))

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>()
  const createReadStream = (...[path, options]: Parameters<typeof fs.createReadStream>) => {
    opened.push(String(path))
    return fs.createReadStream(path, options)
  }
  return { ...fs, createReadStream }
})

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof Promises>()
  const readdir = (...args: Parameters<typeof fs.readdir>) => {
    listed.push(String(args[0]))
    return fs.readdir(...args)
  }
  return { ...fs, readdir }
})

let world: ContentWorld

beforeEach(async () => {
  world = await openContentWorld()
})

const inIsle = (paths: string[]) => {
  const isle = world.files.content.scenes + sep + 'isle'
  return paths.filter((path) => path.startsWith(isle)).map((path) => path.slice(isle.length))
}

it('files of the release are read once, however many copies there are and calls come at once [WORLD-1]', async () => {
  const { maker } = world
  for (const [folder, name] of [
    ['isle', 'Isle'],
    ['reef', 'Reef'],
    ['mine', 'Mine'],
  ] as const)
    await maker.begin(folder, 'isle', { name })
  const text = ['home', 'text', 'en.json']
  await writeFile(join(world.files.content.scenes, 'isle', ...text), '{"name":"Doorway"}')
  opened.length = 0
  listed.length = 0
  const read = () => maker.browser.call(readContent, {})
  for (const { adventures } of await Promise.all([read(), read()])) {
    const copies = adventures.filter(({ draft }) => draft !== null)
    expect(copies.map(({ updates }) => updates)).toEqual([1, 1, 1])
  }
  expect(inIsle(opened)).toEqual([join(sep, ...text)])
  // once by each call
  expect(inIsle(listed)).toEqual(['', ''])
})

it('of an adventure that nobody has copied only its texts are looked at, for its name [WORLD-1]', async () => {
  listed.length = 0
  const { library } = await world.maker.browser.call(readContent, {})
  expect(library).toEqual([{ folder: 'isle', name: 'Isle' }])
  expect(inIsle(listed)).toEqual([`${sep}text`])
})
