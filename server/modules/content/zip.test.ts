import { createHash, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { ContentAdventure, readContent } from '#shared/contract/content.ts'
import { contentBlobs, contentDrafts, contentEdits } from '#server/db/schema/content.ts'
import { zipOf, type ZipEntry } from '#server/intake/testing/zip.ts'
import { openContentWorld, type ContentWorld, type Maker } from '#server/testing/content.ts'

let world: ContentWorld
let maker: Maker

beforeEach(async () => {
  world = await openContentWorld()
  maker = world.maker
})

/** The small world as a designer would zip it. */
const entries = (around = ''): ZipEntry[] =>
  Object.entries(world.released).map(([path, content]) => ({ name: path.replace('isle/', around), content }))

const sha = (content: Buffer) => createHash('sha256').update(content).digest('hex')

describe('a zip of a draft', () => {
  it('makes the same files wherever it is brought, and is the same whenever it is asked for [WORLD-5]', async () => {
    await maker.begin()
    await maker.put('home/film.webm', Buffer.from(Array.from({ length: 70_000 }, (_, i) => (i * 31) % 251)))
    await maker.put('home/bild ü.png', 'é')
    const zip = await maker.getZip()
    expect(zip.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="isle.zip"/) as unknown,
    })
    expect(sha((await maker.getZip()).content)).toBe(sha(zip.content))
    const here = await maker.hashes()

    const copy = await maker.sendZip(zip.content, { folder: 'copy' })
    expect(ContentAdventure.parse(copy.body)).toMatchObject({
      folder: 'copy',
      draft: { revision: 1, isAhead: true },
    })
    expect(await maker.hashes('copy')).toEqual(here)

    const { maker: elsewhere } = world.foreign
    expect((await elsewhere.sendZip(zip.content)).status).toBe(200)
    expect(await elsewhere.hashes()).toEqual(here)
    expect(sha((await elsewhere.getZip()).content)).toBe(sha(zip.content))
  })

  it('of an adventure of the release makes its draft [WORLD-5]', async () => {
    const { content } = await maker.getZip()
    expect((await maker.sendZip(content, { folder: 'copy' })).status).toBe(200)
    await maker.begin()
    expect(await maker.hashes('copy')).toEqual(await maker.hashes('isle'))
    expect((await maker.getZip('nothing')).status).toBe(404)
  })
})

describe('a zip that a designer sends', () => {
  it.each(['', 'any folder/'])(
    'is read with its files in %j, without what systems leave behind [WORLD-5]',
    async (around) => {
      const junk = ['__MACOSX/x.svg', '.DS_Store', 'home/Thumbs.db'].map((name) => ({
        name: around + name,
        content: 'x',
      }))
      expect((await maker.sendZip(zipOf([...entries(around), ...junk]))).status).toBe(200)
      await maker.begin('copy', 'isle')
      expect(Object.keys(await maker.hashes()).sort()).toEqual(
        entries()
          .map(({ name }) => name)
          .sort(),
      )
    },
  )

  it('makes the draft what is in it, as one revision, where nobody has changed it meanwhile [WORLD-5] [WORLD-6]', async () => {
    await maker.begin()
    await maker.put('notes.txt', 'mine')
    const zip = zipOf([...entries(), { name: 'notes.md', content: 'theirs' }])
    expect(await maker.sendZip(zip, { revision: 1 })).toMatchObject({
      status: 409,
      body: { code: 'draft-changed' },
    })
    expect(await maker.sendZip(zip)).toMatchObject({ status: 409, body: { code: 'draft-changed' } })
    expect(await maker.sendZip(zip, { revision: 2 })).toMatchObject({
      status: 200,
      body: { draft: { revision: 3 } },
    })
    const after = await maker.hashes()
    expect([after['notes.txt'], after['notes.md']]).toEqual([undefined, expect.any(String)])
    // there is nothing to change
    expect(await maker.sendZip(zip, { revision: 3 })).toMatchObject({
      status: 200,
      body: { draft: { revision: 3 } },
    })
    expect(await world.db.$count(contentEdits)).toBe(3)
  })

  const wrong = (more: Partial<ZipEntry> & { name: string }) => () => [
    ...entries(),
    { content: 'x', ...more },
  ]
  const LINK = 0o120_777 * 2
  it.each<[string, string, () => ZipEntry[], string]>([
    ['leads out of itself', 'zip-unsafe', wrong({ name: '../evil.svg' }), '../evil.svg'],
    [
      'leads out by backslashes',
      'zip-unsafe',
      wrong({ name: 'home\\..\\..\\evil.svg' }),
      'home/../../evil.svg',
    ],
    ['names a disk', 'zip-unsafe', wrong({ name: '/etc/evil.svg' }), '/etc/evil.svg'],
    ['holds a link', 'zip-unsafe', wrong({ name: 'link.svg', attributes: LINK / 2 }), 'link.svg'],
    [
      'holds a file twice but for its case',
      'zip-unsafe',
      wrong({ name: 'HOME/scene.svg' }),
      'HOME/scene.svg',
    ],
    [
      'has a file where it has a folder',
      'zip-unsafe',
      wrong({ name: 'home/scene.svg/x.svg' }),
      'home/scene.svg/x.svg',
    ],
    ['says two names', 'zip-unsafe', wrong({ name: 'a.svg', localName: 'b.svg' }), 'a.svg'],
    [
      'unpacks to far more than it is',
      'zip-unsafe',
      wrong({ name: 'a.svg', content: Buffer.alloc(30_000_000) }),
      'a.svg',
    ],
    ['has a wrong checksum', 'zip-unreadable', wrong({ name: 'a.svg', claimedChecksum: 1 }), 'a.svg'],
    ['has a password', 'zip-unreadable', wrong({ name: 'a.svg', flags: 1 }), ''],
    ['holds what no adventure has', 'zip-other-file', wrong({ name: 'setup.exe' }), 'setup.exe'],
    ['holds nothing', 'zip-unreadable', () => [], ''],
  ])('is refused whole where it %s [WORLD-5]', async (_, code, made, meant) => {
    const { status, body } = await maker.sendZip(zipOf(made()))
    expect([status, body]).toMatchObject([422, { code, fields: [{ path: 'file', message: meant }] }])
    expect([await world.db.$count(contentDrafts), await world.db.$count(contentBlobs)]).toEqual([0, 0])
  })

  it('is refused where it is none, or holds too many files; nothing of it stays [WORLD-5]', async () => {
    expect(await maker.sendZip(Buffer.from('%PDF-1.7'))).toMatchObject({ body: { code: 'zip-unreadable' } })
    const many = Array.from({ length: 5001 }, (_, i) => ({ name: `a/${i}.txt`, content: '' }))
    expect(await maker.sendZip(zipOf(many))).toMatchObject({ status: 422, body: { code: 'zip-too-much' } })
    const scenes = world.files.content.work.replace(/work$/, '')
    expect(readdirSync(join(scenes, 'blobs/arriving'))).toEqual([])
  })

  it('is of nobody’s but the tenant’s own [SERVE-2]', async () => {
    await maker.sendZip(zipOf(entries()), { folder: `mine-${randomUUID().slice(0, 8)}` })
    const { adventures } = await world.foreign.maker.browser.call(readContent, {})
    expect(adventures).toEqual([])
  })
})
