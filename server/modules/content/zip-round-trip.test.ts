import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleEpub, samplePdf } from '#server/intake/testing/book-samples.ts'
import { MP3, MP4, OGG, WEBM } from '#server/intake/testing/film-samples.ts'
import { packageOf } from '#server/intake/testing/package-samples.ts'
import { mpegTsOf, playlistOf } from '#server/intake/testing/packed-films.ts'
import { ground, layer, psdOf } from '#server/intake/testing/psd-samples.ts'
import { smallWorld, type Files } from '#server/intake/testing/small-world.ts'
import { starterFiles } from '#server/intake/starter/starter.ts'
import { openContentWorld, type Maker } from '#server/testing/content.ts'

const SCENES = 'scenes'

/** All files of the folders below it, by their paths. */
function filesIn(root: string): Files {
  const entries = readdirSync(root, { withFileTypes: true, recursive: true }).filter((one) => one.isFile())
  const files = entries.map((one): [string, Buffer] => {
    const path = join(one.parentPath, one.name)
    return [relative(root, path).replaceAll('\\', '/'), readFileSync(path)]
  })
  return Object.fromEntries(files)
}

/** Bytes that nothing can pack, the same in each run. */
function noise(length: number): Buffer {
  let state = 7
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state >>> 24
    }),
  )
}

/** A file of every kind that a test of the intake has, under names as people give them. */
const fixtures = (): Files => ({
  'kinds/home/scene.psd': psdOf([ground(), layer('element lamp', [20, 20, 60, 60])]),
  'kinds/books/a.epub': sampleEpub(),
  'kinds/books/a.pdf': samplePdf(2),
  'kinds/packages/lesson.zip': packageOf(),
  'kinds/films/a.webm': WEBM,
  'kinds/films/a.mp4': MP4,
  'kinds/films/parts/list.m3u8': playlistOf(['one.ts']),
  'kinds/films/parts/one.ts': mpegTsOf('h264'),
  'kinds/films/a.vtt': '\ufeffWEBVTT\r\n\r\n00:00.000 --> 00:01.000\r\nĄ\r\n',
  'kinds/sounds/a.mp3': MP3,
  'kinds/sounds/a.ogg': OGG,
  'kinds/pictures/Zdjęcie latarni (2).PNG': noise(70_001),
  'kinds/pictures/empty.svg': '',
  'kinds/notes.txt': '  no line at its end',
  'kinds/home/mission.json': '{ "missions":[ ],\r\n\t"tasks": [] }',
  'kinds/text/pl.json': `{ "name": "${'ż'.repeat(200_000)}" }`,
})

const sha = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** The hash of each file of an adventure, by its path inside of it. */
function hashesOf(files: Files, folder: string): Record<string, string> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`${folder}/`))
  return Object.fromEntries(own.map(([path, content]) => [path.slice(folder.length + 1), sha(content)]))
}

/** The files of a folder that a maker brings as a zip, and the zip that comes back. */
async function brought(maker: Maker, zip: Buffer, folder: string) {
  const { status, body } = await maker.sendZip(zip, { folder })
  expect([status, body]).toEqual([200, expect.anything()])
  return { hashes: await maker.hashes(folder), zip: sha((await maker.getZip(folder)).content) }
}

const shipped = readdirSync(SCENES, { withFileTypes: true }).filter((one) => one.isDirectory())
const ADVENTURES: [string, () => Files][] = [
  ...shipped.map(({ name }): [string, () => Files] => [
    name,
    () => Object.fromEntries(Object.entries(filesIn(SCENES)).filter(([path]) => path.startsWith(`${name}/`))),
  ]),
  ['isle', smallWorld],
  ['kinds', fixtures],
  [
    'first-steps',
    () =>
      Object.fromEntries(Object.entries(starterFiles()).map(([path, text]) => [`first-steps/${path}`, text])),
  ],
]

describe('the zip of an adventure', () => {
  it.each(ADVENTURES)(
    'of %s has the same bytes in another tenant, and makes the same zip there [WORLD-5]',
    async (folder, read) => {
      const released = read()
      const { maker, foreign } = await openContentWorld({ released })
      const before = hashesOf(released, folder)
      expect(Object.keys(before).length).toBeGreaterThan(0)
      const { content } = await maker.getZip(folder)
      expect(await brought(foreign.maker, content, folder)).toEqual({ hashes: before, zip: sha(content) })
    },
    // hundreds of files, each written and read on whatever machine there is
    240_000,
  )
})
