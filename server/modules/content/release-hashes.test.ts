import fs from 'node:fs'
import promises, { writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join, sep } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readContent } from '#shared/contract/content.ts'
import { openContentWorld, type ContentWorld } from '#server/testing/content.ts'

/** Paths of files that were read and of folders that were listed, each time. */
let opened: string[] = []
let listed: string[] = []

let world: ContentWorld

beforeEach(async () => {
  world = await openContentWorld()
  opened = []
  listed = []
  const { createReadStream } = fs
  const { readdir } = promises
  vi.spyOn(fs, 'createReadStream').mockImplementation((...args) => {
    opened.push(String(args[0]))
    return createReadStream(...args)
  })
  vi.spyOn(promises, 'readdir').mockImplementation((...args) => {
    listed.push(String(args[0]))
    return readdir(...args)
  })
  // those who import them by name get the spies
  syncBuiltinESMExports()
})

afterEach(() => {
  vi.mocked(fs.createReadStream).mockRestore()
  vi.mocked(promises.readdir).mockRestore()
  syncBuiltinESMExports()
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
  opened = []
  listed = []
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
  listed = []
  const { library } = await world.maker.browser.call(readContent, {})
  expect(library).toEqual([{ folder: 'isle', name: 'Isle' }])
  expect(inIsle(listed)).toEqual([`${sep}text`])
})
