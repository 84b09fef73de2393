import { createHash, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { beginDraft, discardDraft, editDraft, readContent, readDraft } from '#shared/contract/content.ts'
import { readVersions } from '#shared/contract/content-versions.ts'
import { ChangedReply } from '#shared/contract/file-changed.ts'
import { contentBlobs, contentDrafts, contentEdits } from '#server/db/schema/content.ts'
import { uploadTotals } from '#server/db/schema/uploads.ts'
import { openContentWorld, type ContentWorld, type Maker } from '#server/testing/content.ts'
import { makePerson } from '#server/testing/world.ts'

let found: 'clean' | 'infected' | 'unknown'
let world: ContentWorld
let maker: Maker

beforeEach(async () => {
  found = 'clean'
  world = await openContentWorld({ scan: () => Promise.resolve(found) })
  maker = world.maker
})

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** What the release has of the small world, as a draft would. */
const released = () =>
  Object.fromEntries(
    Object.entries(world.released).map(([path, content]) => [path.replace('isle/', ''), hashOf(content)]),
  )

const listed = async () => {
  const { adventures } = await maker.browser.call(readContent, {})
  return Object.fromEntries(adventures.map((one) => [one.folder, one]))
}

describe('a draft', () => {
  it('is begun from the files of the release, byte for byte, and again with the same call once [WORLD-2]', async () => {
    const id = randomUUID()
    const begun = await maker.begin('isle', 'isle', { id })
    expect(begun).toMatchObject({
      ...{ folder: 'isle', name: 'Isle', published: null, version: null, canCopy: true, build: null },
      draft: { revision: 1, files: Object.keys(world.released).length, changed: { by: 'Ada Nowak' } },
    })
    expect(await maker.hashes()).toEqual(released())
    expect(await maker.begin('isle', 'isle', { id })).toEqual(begun)
    expect(
      await maker.browser.refusal(beginDraft, { body: { id: randomUUID(), folder: 'isle', from: 'isle' } }),
    ).toEqual([409, 'folder-taken'])
    const sum = begun.draft?.bytes
    const { room } = await maker.browser.call(readContent, {})
    // files that are the same lie there once
    expect(room.taken).toBeLessThan(sum ?? 0)
    expect(room.taken).toBe((await world.db.select().from(uploadTotals))[0]?.bytes)
  })

  it('is begun once where the same call comes again before it was answered [WORLD-6]', async () => {
    const id = randomUUID()
    const [first, again] = await Promise.all([
      maker.begin('isle', 'isle', { id }),
      maker.begin('isle', 'isle', { id }),
    ])
    expect(again).toEqual(first)
    expect(await world.db.$count(contentEdits)).toBe(1)
  })

  it('is begun as a copy of another, under the name that is said in all of its languages [WORLD-1]', async () => {
    await maker.begin()
    await maker.put('home/text/en.json', '{"name":"Porch"}\n')
    const copy = await maker.begin('reef', 'isle', { name: 'The reef' })
    expect(copy).toMatchObject({ name: 'The reef', published: null, draft: { revision: 1, isAhead: true } })
    const [ours, theirs] = [await maker.hashes('isle'), await maker.hashes('reef')]
    expect(Object.keys(theirs)).toEqual(Object.keys(ours))
    expect(Object.keys(ours).filter((path) => ours[path] !== theirs[path])).toEqual([
      'text/en.json',
      'text/pl.json',
    ])
    const { content } = await maker.getFile('text/pl.json', 'reef')
    expect(JSON.parse(content.toString())).toEqual({ name: 'The reef', competences: { care: 'care' } })
  })

  it('is refused where the folder is taken, and where there is nothing to begin from [WORLD-1]', async () => {
    const refused = (folder: string, from: string) =>
      maker.browser.refusal(beginDraft, { body: { id: randomUUID(), folder, from } })
    // what players see already
    expect(await refused('sample', 'isle')).toEqual([409, 'folder-taken'])
    expect(await refused('sample', 'sample')).toEqual([422, 'refused-fields'])
    expect(await refused('mine', '..')).toEqual([422, 'refused-fields'])
    expect(await world.db.$count(contentDrafts)).toBe(0)
  })

  it('is discarded where nobody has changed it meanwhile; what players see stays [WORLD-2]', async () => {
    await maker.begin()
    await maker.put('home/text/en.json', '{"name":"Porch"}')
    const discard = (revision: number) =>
      maker.browser.try(discardDraft, { params: { folder: 'isle' }, query: { revision } })
    expect(await discard(1)).toMatchObject({ status: 409, body: { code: 'draft-changed' } })
    expect((await discard(2)).status).toBe(204)
    expect(await listed()).toEqual({ sample: expect.objectContaining({ draft: null, published: 'release' }) })
    expect((await discard(2)).status).toBe(404)
  })
})

describe('an edit', () => {
  beforeEach(() => maker.begin())

  it('changes, moves and deletes files as one revision, and says who did [WORLD-2]', async () => {
    const before = await maker.hashes()
    const [home = '', cup = '', sweep = ''] = [
      'home/text/en.json',
      'pictures/cup.svg',
      'shop/tasks/sweep.json',
    ].map((path) => before[path])
    const hash = await maker.blob('{"name":"Porch"}')
    const { body } = await maker.tryEdit([
      { kind: 'put', path: 'home/text/en.json', hash, from: home },
      { kind: 'move', path: 'pictures/cup.svg', to: 'pictures/mug.svg', from: cup },
      { kind: 'delete', path: 'shop/tasks/sweep.json', from: sweep },
      { kind: 'put', path: 'home/text/de.json', hash, from: null },
    ])
    expect(body).toMatchObject({ revision: 2 })
    const { 'pictures/cup.svg': _moved, 'shop/tasks/sweep.json': _gone, ...rest } = before
    const after = { ...rest, 'home/text/en.json': hash, 'home/text/de.json': hash, 'pictures/mug.svg': cup }
    expect(await maker.hashes()).toEqual(after)
    expect((await listed())['isle']).toMatchObject({ draft: { revision: 2, isAhead: true } })
  })

  it('is made once, however often its answer is lost [WORLD-6]', async () => {
    const id = randomUUID()
    const edits = [{ kind: 'put' as const, path: 'a.json', hash: await maker.blob('{}'), from: null }]
    const first = await maker.tryEdit(edits, { id })
    expect(await maker.tryEdit(edits, { id })).toMatchObject({ status: 200, body: first.body as object })
    expect(await world.db.$count(contentEdits)).toBe(2)
  })

  it('moves a folder of thousands of files as a whole [WORLD-2]', async () => {
    const hash = await maker.blob('card')
    const names = Array.from({ length: 2600 }, (_, n) => `card ${n}.png`)
    const put = names.map((name) => ({ kind: 'put' as const, path: `old/${name}`, hash, from: null }))
    expect((await maker.tryEdit(put)).status).toBe(200)
    const move = names.map((name) => ({
      ...{ kind: 'move' as const, path: `old/${name}`, to: `new/${name}`, from: hash },
    }))
    expect(await maker.tryEdit(move)).toMatchObject({ status: 200, body: { revision: 3 } })
    const paths = Object.keys(await maker.hashes())
    expect(paths.filter((path) => path.startsWith('new/'))).toHaveLength(2600)
    expect(paths.some((path) => path.startsWith('old/'))).toBe(false)
  })

  it('is refused whole where a file is not as it was seen, with what it is now [WORLD-6]', async () => {
    const from = (await maker.hashes())['home/text/en.json'] ?? ''
    const [ours, theirs] = [await maker.blob('{"name":"Ours"}'), await maker.blob('{"name":"Theirs"}')]
    const put = (hash: string) => ({ kind: 'put' as const, path: 'home/text/en.json', hash, from })
    expect((await maker.tryEdit([put(theirs)])).status).toBe(200)
    const answer = await maker.tryEdit([
      { kind: 'put', path: 'new.json', hash: ours, from: null },
      put(ours),
      { kind: 'delete', path: 'gone.json', from: ours },
      {
        kind: 'move',
        path: 'home/scene.svg',
        to: 'shop/scene.svg',
        from: (await maker.hashes())['home/scene.svg'] ?? '',
      },
    ])
    expect(answer.status).toBe(409)
    expect(z.parse(ChangedReply, answer.body)).toMatchObject({
      code: 'file-changed',
      conflicts: [
        { path: 'home/text/en.json', hash: theirs },
        { path: 'gone.json', hash: null },
        { path: 'shop/scene.svg', hash: (await maker.hashes())['shop/scene.svg'] },
      ],
    })
    expect((await maker.hashes())['new.json']).toBeUndefined()
  })

  it.each([
    '../out.json',
    '/etc/passwd.json',
    'a//b.json',
    'home/./b.json',
    'C:\\x.json',
    'con.json',
    'trailing.json ',
    '.git/config.json',
    'home/.env.json',
    'run.exe',
    'page.html',
    'noending',
    `${'x'.repeat(90)}.json`,
    'a\u202e.json',
  ])('is refused for a name that no file of an adventure has: %j [WORLD-2]', async (path) => {
    const hash = await maker.blob('{}')
    const { status, body } = await maker.tryEdit([{ kind: 'put', path, hash, from: null }])
    expect([status, body]).toMatchObject([
      422,
      { code: 'refused-fields', fields: [{ path: 'edits.0.path' }] },
    ])
  })

  it.each([
    ['Home/x.json', 'home/scene.svg'],
    ['adventure.json/x.json', 'adventure.json'],
    ['ADVENTURE.json', 'adventure.json'],
  ])('is refused where some systems would take %s for %s [WORLD-2]', async (path) => {
    const hash = await maker.blob('{}')
    expect((await maker.tryEdit([{ kind: 'put', path, hash, from: null }])).status).toBe(422)
  })

  it('is refused for bytes that are not here, those of another tenant too [SERVE-2]', async () => {
    const hash = await world.foreign.maker.blob('a secret')
    const answer = await maker.tryEdit([{ kind: 'put', path: 'a.txt', hash, from: null }])
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'refused-fields', fields: [{ path: 'edits.0.hash', message: 'is not here' }] },
    })
  })
})

describe('bytes that are sent', () => {
  it('are the tenant’s by their hash, and count once [WORLD-2]', async () => {
    const { body } = await maker.send('hello')
    expect(body).toEqual({ hash: hashOf('hello'), bytes: 5 })
    await maker.send('hello')
    expect(await world.db.select().from(uploadTotals)).toEqual([
      { tenantId: world.tenantId, bytes: 5, built: 0 },
    ])
  })

  it('are refused where they are too many, a virus, or more than the tenant has room for [WORLD-2]', async () => {
    expect(await maker.send('x', { 'content-length': String(200 * 1024 * 1024) })).toMatchObject({
      status: 413,
      body: { code: 'file-too-large' },
    })
    found = 'infected'
    expect(await maker.send('x')).toMatchObject({ status: 422, body: { code: 'virus-found' } })
    found = 'unknown'
    expect(await maker.send('x')).toMatchObject({ status: 503, body: { code: 'scan-away' } })
    found = 'clean'
    await world.db.insert(uploadTotals).values({ tenantId: world.tenantId, bytes: world.files.most.tenant })
    expect(await maker.send('x')).toMatchObject({ status: 422, body: { code: 'tenant-full' } })
    expect(await world.db.$count(contentBlobs)).toBe(0)
  })
})

describe('a file of a draft', () => {
  it('is looked at where nothing of it can run, or saved [WORLD-2]', async () => {
    await maker.begin()
    await maker.put(
      'home/evil.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    )
    await maker.put('home/film.webm', 'film')
    const drawing = await maker.getFile('home/evil.svg')
    expect(drawing.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*; sandbox$/) as unknown,
      'x-content-type-options': 'nosniff',
    })
    expect((await maker.getFile('home/film.webm')).headers).toMatchObject({
      'content-type': 'video/webm',
      'content-disposition': expect.stringMatching(/^attachment; filename="film.webm"/) as unknown,
    })
    expect((await maker.getFile('home/gone.svg')).status).toBe(404)
  })
})

describe('another person at the same draft', () => {
  it('another tenant’s designer, a player and a leader reach no draft and no file of it [SERVE-2] [WORLD-1]', async () => {
    await maker.begin()
    const { db, tenantId, clock, browser } = world
    const leader = await world.makerOf(await makePerson(db, tenantId, clock.now(), { role: 'leader' }))
    const player = await world.makerOf(world.player)
    expect(browser).toBeDefined()
    for (const other of [leader, player, world.foreign.maker]) {
      for (const endpoint of [readDraft, readVersions])
        expect((await other.browser.try(endpoint, { params: { folder: 'isle' } })).status).toBe(404)
      expect(
        (await other.tryEdit([{ kind: 'put', path: 'a.json', hash: hashOf('{}'), from: null }])).status,
      ).toBe(404)
      expect((await other.getFile('adventure.json')).status).toBe(404)
      expect((await other.sendZip(Buffer.from('PK'), { revision: 1 })).status).toBe(404)
    }
    for (const other of [leader, player]) {
      expect((await other.send('x')).status).toBe(404)
      expect((await other.getZip()).status).toBe(404)
    }
    const { adventures } = await world.foreign.maker.browser.call(readContent, {})
    expect(adventures).toEqual([])
    expect((await world.stranger().try(editDraft, { params: { folder: 'isle' }, body: {} })).status).toBe(401)
  })
})
