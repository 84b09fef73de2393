import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerLibrary, readLibrary, type LibraryChange } from '#shared/contract/content-library.ts'
import { contentFilePath, discardDraft, readContent, readDraft } from '#shared/contract/content.ts'
import { openContentWorld, type ContentWorld, type Maker } from '#server/testing/content.ts'

let world: ContentWorld
let maker: Maker

beforeEach(async () => {
  world = await openContentWorld()
  maker = world.maker
})

const EN = 'home/text/en.json'
const CUP = 'pictures/cup.svg'
const SWEEP = 'shop/tasks/sweep.json'
const inLibrary = (path: string) => join(world.files.content.scenes, 'isle', path)
const params = { folder: 'isle' }
const changes = async (by = maker, folder = 'isle') =>
  (await by.browser.call(readLibrary, { params: { folder } })).changes
const updates = async (folder = 'isle') =>
  (await maker.browser.call(readContent, {})).adventures.find((one) => one.folder === folder)?.updates
const seen = ({ path, mine, theirs }: LibraryChange) => ({ path, mine, theirs })
const asked = (taken: LibraryChange[], declined: LibraryChange[] = [], id = randomUUID()) => ({
  params,
  body: { id, taken: taken.map(seen), declined: declined.map(seen) },
})

describe('the library', () => {
  it('has the adventures of the release that a tenant has not yet [WORLD-1] [SERVE-2]', async () => {
    const library = async () => (await maker.browser.call(readContent, {})).library
    expect(await library()).toEqual([{ folder: 'isle', name: 'Isle' }])
    await maker.begin('mine', 'isle', { name: 'Mine' })
    expect(await library()).toHaveLength(1)
    await maker.begin('isle', 'isle')
    expect(await library()).toEqual([])
    expect((await world.foreign.maker.browser.call(readContent, {})).library).toHaveLength(1)
  })

  it('is not needed: an adventure begins empty as well, with its name alone [WORLD-1]', async () => {
    const begun = await maker.beginEmpty('bare', 'Bare')
    expect(begun).toMatchObject({ name: 'Bare', published: null, updates: 0, draft: { revision: 1 } })
    const paths = Object.keys(await maker.hashes('bare'))
    expect(paths.every((path) => /^text\/..\.json$/.test(path))).toBe(true)
    const { content } = await maker.getFile('text/en.json', 'bare')
    expect(JSON.parse(content.toString())).toEqual({ name: 'Bare' })
    expect(await changes(maker, 'bare')).toEqual([])
  })
})

describe('an update of the library', () => {
  beforeEach(async () => {
    await maker.begin()
    await maker.put(EN, '{"name":"Porch"}')
    await writeFile(inLibrary(EN), '{"name":"Doorway"}')
    await writeFile(inLibrary('notes.txt'), 'New.')
    await rm(inLibrary(SWEEP))
  })

  it('is offered to a copy, file by file, and changes nothing by itself [WORLD-1]', async () => {
    const before = await maker.hashes()
    expect(await updates()).toBe(3)
    expect(await changes()).toEqual([
      { path: EN, mine: before[EN], theirs: expect.any(String) as unknown, bytes: 18, isConflict: true },
      { path: 'notes.txt', mine: null, theirs: expect.any(String) as unknown, bytes: 4, isConflict: false },
      { path: SWEEP, mine: before[SWEEP], theirs: null, bytes: 0, isConflict: false },
    ])
    expect(await maker.hashes()).toEqual(before)
    const theirs = await maker.get(contentFilePath('isle', EN, 'library'))
    expect(theirs.content.toString()).toBe('{"name":"Doorway"}')
    expect((await maker.get(contentFilePath('isle', '../x.json', 'library'))).status).toBe(404)
  })

  it('is taken where it is chosen, as one change, once; what is declined is offered no more [WORLD-1] [WORLD-6]', async () => {
    const [en, notes, sweep] = await changes()
    if (!en || !notes || !sweep) throw new Error('nothing is offered')
    const call = asked([notes, sweep], [en])
    const taken = await maker.browser.call(answerLibrary, call)
    expect(taken.revision).toBe(3)
    expect(await maker.browser.call(answerLibrary, call)).toEqual(taken)
    const after = await maker.hashes()
    expect([after[EN], after['notes.txt'], after[SWEEP]]).toEqual([en.mine, notes.theirs, undefined])
    expect((await maker.getFile('notes.txt')).content.toString()).toBe('New.')
    expect(await updates()).toBe(0)
    await writeFile(inLibrary(EN), '{"name":"Threshold"}')
    expect(await changes()).toMatchObject([{ path: EN, isConflict: true }])
  })

  it('is taken over the tenant’s own where that is chosen [WORLD-1]', async () => {
    const [en] = await changes()
    if (!en) throw new Error('nothing is offered')
    await maker.browser.call(answerLibrary, asked([en]))
    expect((await maker.getFile(EN)).content.toString()).toBe('{"name":"Doorway"}')
    expect(await updates()).toBe(2)
  })

  it('is refused where a file is another one than was seen, here or there [WORLD-6]', async () => {
    const [en, notes] = await changes()
    if (!en || !notes) throw new Error('nothing is offered')
    await maker.put(EN, '{"name":"Gate"}')
    expect(await maker.browser.refusal(answerLibrary, asked([notes, en]))).toEqual([409, 'file-changed'])
    await writeFile(inLibrary('notes.txt'), 'Newer.')
    expect(await maker.browser.refusal(answerLibrary, asked([], [notes]))).toEqual([409, 'file-changed'])
    expect((await maker.hashes())['notes.txt']).toBeUndefined()
  })

  it('names the file that cannot stand beside one of the draft [WORLD-1]', async () => {
    await maker.put('Notes.txt', 'Ours.')
    const notes = (await changes()).find(({ path }) => path === 'notes.txt')
    if (!notes) throw new Error('nothing is offered')
    expect(await maker.browser.try(answerLibrary, asked([notes]))).toMatchObject({
      status: 422,
      body: { code: 'refused-fields', fields: [{ message: expect.stringContaining('otes.txt') as unknown }] },
    })
  })

  it('reaches a copy of a copy, under whatever name, and nobody else [WORLD-1] [SERVE-2]', async () => {
    await maker.begin('reef', 'isle', { name: 'Reef' })
    expect(await updates('reef')).toBe(3)
    await maker.put(CUP, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'reef')
    const theirs = world.foreign.maker.browser
    expect((await theirs.try(readLibrary, { params })).status).toBe(404)
    expect((await theirs.try(answerLibrary, asked(await changes()))).status).toBe(404)
    expect((await world.foreign.maker.get(contentFilePath('isle', EN, 'library'))).status).toBe(404)
  })

  it('moves on with files that have become alike, so that a later change of one side is one of that side alone [WORLD-1]', async () => {
    await maker.put(EN, '{"name":"Doorway"}')
    expect((await changes()).map(({ path }) => path)).toEqual(['notes.txt', SWEEP])
    await writeFile(inLibrary(EN), '{"name":"Threshold"}')
    expect(await changes()).toMatchObject([
      { path: EN, isConflict: false },
      { path: 'notes.txt' },
      { path: SWEEP },
    ])
    await writeFile(inLibrary(EN), '{"name":"Doorway"}')
    await maker.put(EN, '{"name":"Gate"}')
    expect((await changes()).map(({ path }) => path)).toEqual(['notes.txt', SWEEP])
  })

  it('is offered to a draft that was discarded and begun again from what was published [WORLD-1]', async () => {
    const { id } = await maker.beginBuild()
    await world.build()
    await maker.publish(id, null)
    const offered = await changes()
    const { revision } = await maker.browser.call(readDraft, { params })
    await maker.browser.call(discardDraft, { params, query: { revision } })
    await maker.begin()
    expect(await changes()).toEqual(offered)
    await maker.begin('reef', 'isle', { name: 'Reef' })
    expect(await updates('reef')).toBe(3)
  })
})
