import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { TASK_SAMPLES } from '#kinds/samples.ts'
import { playWritten } from '#shared/contract/content-plays.ts'
import { readMadeScenes } from '#shared/contract/content-scenes.ts'
import { readDraftTexts } from '#shared/contract/content-texts.ts'
import { readAdventureSettings } from '#shared/contract/adventures.ts'
import { buildDraft, contentFilePath, discardDraft, readContent } from '#shared/contract/content.ts'
import { previewBuild, readPreview } from '#shared/contract/previews.ts'
import type { CallInput } from '#shared/contract/endpoint.ts'
import {
  editTranslation,
  readMyTranslations,
  readTranslation,
  readTranslators,
  setTranslator,
} from '#shared/contract/translations.ts'
import type { Language } from '#shared/domain/languages.ts'
import { contentTranslators } from '#server/db/schema/content.ts'
import { auditEntries } from '#server/db/schema/audit.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { openContentWorld, type ContentWorld, type Maker } from '#server/testing/content.ts'
import { playingIn } from '#server/testing/previews.ts'
import { makePerson, type TestPerson } from '#server/testing/world.ts'

let world: ContentWorld
let admin: Maker
let translator: TestBrowser
let person: TestPerson

const params = { folder: 'isle' }
const PL = 'shop/text/pl.json'

beforeEach(async () => {
  world = await openContentWorld()
  const { db, tenantId, clock, maker } = world
  await maker.begin()
  admin = await world.makerOf(await makePerson(db, tenantId, clock.now(), { role: 'admin' }))
  person = await makePerson(db, tenantId, clock.now())
  translator = await world.browserOf(person)
})

const grant = (languages: Language[], personId = person.id) =>
  admin.browser.call(setTranslator, { params, body: { personId, languages } })
const read = (browser = translator) => browser.call(readTranslation, { params, query: {} })
type Edit = CallInput<typeof editTranslation>['body']['edits'][number]
const tryEdit = (edits: Edit[], browser = translator, id = randomUUID()) =>
  browser.try(editTranslation, { params, body: { id, edits } })
const fileOf = async (path: string) => {
  const file = (await read(world.maker.browser)).files.find((one) => one.path === path)
  return { hash: file?.hash ?? null, text: file?.text ?? null }
}
/** The file with another name. */
async function renamed(path: string, name: string): Promise<Edit> {
  const { hash, text } = await fileOf(path)
  return { path, from: hash, text: JSON.stringify({ ...(JSON.parse(text ?? '{}') as object), name }) }
}
const refused = async (edit: Edit) => {
  const { status, body } = await tryEdit([edit])
  return [status, (body as { fields?: { message: string }[] }).fields?.[0]?.message]
}

describe('what a draft is translated with', () => {
  it('is all of its texts, and the hashes of all else, for makers and for those who translate it [AUTHOR-2]', async () => {
    await grant(['pl'])
    for (const [browser, languages] of [
      [world.maker.browser, null],
      [translator, ['pl']],
    ] as const) {
      const { files, name, ...more } = await read(browser)
      expect(more.languages).toEqual(languages)
      expect(name).toBe('Isle')
      expect(JSON.parse(files.find(({ path }) => path === PL)?.text ?? '')).toMatchObject({ name: 'Shop' })
      expect(files.find(({ path }) => path === 'pictures/cup.svg')).toMatchObject({ text: null })
    }
    const one = await translator.call(readTranslation, { params, query: { path: PL } })
    expect(one.files.map(({ path }) => path)).toEqual([PL])
    const { files } = await translator.call(readTranslation, { params, query: { parts: 'hashes' } })
    expect(files.filter(({ text }) => text !== null)).toEqual([])
    expect(files.find(({ path }) => path === PL)?.hash).toBe(one.files[0]?.hash)
  })

  it('is not there for whoever was given nothing of it, and goes with the grant and the draft [AUTHOR-2]', async () => {
    const status = async () => (await translator.try(readTranslation, { params, query: {} })).status
    expect(await status()).toBe(404)
    await grant(['pl'])
    expect(await status()).toBe(200)
    expect((await world.foreign.maker.browser.try(readTranslation, { params, query: {} })).status).toBe(404)
    await grant([])
    expect(await status()).toBe(404)
    await grant(['pl'])
    await world.maker.browser.call(discardDraft, { params, query: { revision: 1 } })
    expect(await status()).toBe(404)
    expect(await world.db.$count(contentTranslators)).toBe(0)
  })

  it('is listed for those who translate it [AUTHOR-2]', async () => {
    const mine = () => translator.call(readMyTranslations, {})
    expect(await mine()).toEqual({ adventures: [] })
    await grant(['pl', 'en'])
    expect(await mine()).toEqual({ adventures: [{ folder: 'isle', name: 'Isle', languages: ['en', 'pl'] }] })
    expect(await world.maker.browser.call(readMyTranslations, {})).toEqual({ adventures: [] })
  })
})

describe('somebody who translates into a language', () => {
  beforeEach(() => grant(['pl']))

  it('changes its texts, and notes what they were made from, as one revision of the draft [AUTHOR-2]', async () => {
    const before = await read()
    const edits = [
      await renamed(PL, 'Sklep'),
      {
        path: 'shop/text/sources/pl.json',
        from: null,
        text: '{ "from": "en", "texts": { "name": "Shop" } }',
      },
    ]
    const id = randomUUID()
    const { status, body } = await tryEdit(edits, translator, id)
    expect([status, body]).toEqual([
      200,
      { revision: before.revision + 1, hashes: [(await fileOf(PL)).hash, expect.any(String)] },
    ])
    expect(JSON.parse((await fileOf(PL)).text ?? '')).toMatchObject({ name: 'Sklep' })
    // its answer was lost
    expect((await tryEdit(edits, translator, id)).body).toEqual(body)
    const [entry] = await world.db.select().from(auditEntries).orderBy(auditEntries.number).limit(1).offset(2)
    expect(entry).toMatchObject({
      ...{
        action: 'translations-editTranslation',
        actorId: person.id,
        actorRole: 'player',
        targetId: 'isle',
      },
    })
  })

  it('changes nothing else [AUTHOR-2]', async () => {
    const words = JSON.parse((await fileOf(PL)).text ?? '') as Record<string, unknown>
    const from = (await fileOf(PL)).hash
    const write = (text: unknown) => refused({ path: PL, from, text: JSON.stringify(text) })
    expect(await refused(await renamed('shop/text/en.json', 'X'))).toEqual([422, 'other-file'])
    expect(await refused({ path: 'shop/text/sources/de.json', from: null, text: '{}' })).toEqual([
      ...[422, 'other-file'],
    ])
    expect(await refused({ path: 'shop/mission.json', from: null, text: '{}' })).toEqual([422, 'other-file'])
    expect(await refused({ path: 'shop/../text/pl.json', from: null, text: '{}' })).toEqual([
      422,
      'other-file',
    ])
    expect(await write({ ...words, tasks: { fresh: { name: 'x' } } })).toEqual([422, 'unknown-text'])
    expect(await write({ ...words, name: 7 })).toEqual([422, 'no-texts'])
    expect(await refused({ path: PL, from, text: 'not yet {' })).toEqual([422, 'no-texts'])
    expect(JSON.parse((await fileOf(PL)).text ?? '')).toEqual(words)
  })

  it('is told where a colleague was faster, and writes all of it or nothing [AUTHOR-2] [WORLD-6]', async () => {
    const mine = await renamed(PL, 'Sklepik')
    const other = await renamed('home/text/pl.json', 'Dom')
    expect((await tryEdit([await renamed(PL, 'Sklep')], world.maker.browser)).status).toBe(200)
    const { status, body } = await tryEdit([other, mine])
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ conflicts: [{ path: PL, hash: (await fileOf(PL)).hash }] }) as unknown,
    ])
    expect((await fileOf('home/text/pl.json')).hash).toBe(other.from)
  })

  it('takes back what began a file [AUTHOR-2]', async () => {
    const path = 'home/text/sources/pl.json'
    await tryEdit([{ path, from: null, text: '{ "from": "en", "texts": { "name": "Home" } }' }])
    const { hash } = await fileOf(path)
    expect((await tryEdit([{ path, from: hash, text: null }])).status).toBe(200)
    expect((await fileOf(path)).hash).toBeNull()
  })

  it('sees its pictures, its scenes and its tasks as they play, and no other file or call of makers [AUTHOR-2]', async () => {
    const get = async (path: string) =>
      (await translator.getBytes(`/api/web${contentFilePath('isle', path)}`)).status
    expect(await get('pictures/cup.svg')).toBe(200)
    expect(await get('shop/scene.json')).toBe(404)
    expect((await translator.try(readMadeScenes, { params })).status).toBe(200)
    const body = {
      content: TASK_SAMPLES['learning-pill'].content,
      ...{ words: {}, startedAt: '2026-11-27T08:00:00Z', moves: [], isFinished: false },
    }
    expect((await translator.try(playWritten, { params, body })).status).toBe(200)
    expect((await translator.try(readDraftTexts, { params })).status).toBe(404)
    expect((await translator.try(readContent, {})).status).toBe(404)
    expect((await translator.try(readTranslators, { params })).status).toBe(404)
    const { id: buildId } = await translator.call(buildDraft, { params })
    await world.build()
    const { id: previewId } = await translator.call(previewBuild, { params: { folder: 'isle', buildId } })
    const preview = { params: { previewId } }
    const previewed = async () => (await translator.try(readPreview, preview)).status
    const played = async () => (await playingIn(previewId, translator).try(readAdventureSettings, {})).status
    expect([await previewed(), await played()]).toEqual([200, 200])
    await grant([])
    expect([await previewed(), await played()]).toEqual([404, 404])
    expect((await translator.try(buildDraft, { params })).status).toBe(404)
    expect(await get('pictures/cup.svg')).toBe(404)
    expect((await translator.try(readMadeScenes, { params })).status).toBe(404)
    expect((await translator.try(playWritten, { params, body })).status).toBe(404)
  })
})

describe('makers', () => {
  it('write every language, and no file but those of words [AUTHOR-2]', async () => {
    const { browser } = world.maker
    expect((await tryEdit([await renamed('shop/text/en.json', 'The shop')], browser)).status).toBe(200)
    const { status } = await tryEdit([{ path: 'shop/mission.json', from: null, text: '{}' }], browser)
    expect(status).toBe(422)
  })
})

describe('translators', () => {
  it('are given and taken back by admins, language by language, which the log has [AUTHOR-2] [DESK-4]', async () => {
    const given = await grant(['pl', 'pl'])
    expect(given.translators).toEqual([
      { id: person.id, name: 'Ada Nowak', email: expect.any(String) as unknown, languages: ['pl'] },
    ])
    expect(await admin.browser.call(readTranslators, { params })).toEqual(given)
    expect((await grant(['en', 'pl'])).translators[0]?.languages).toEqual(['en', 'pl'])
    expect((await grant([])).translators).toEqual([])
    const entries = await world.db.select().from(auditEntries).orderBy(auditEntries.number)
    // the first is that of the draft
    expect(entries.slice(1).map(({ action, after }) => [action, after])).toEqual([
      ['translations-setTranslator', { translators: [`${person.id} pl`] }],
      ['translations-setTranslator', { translators: [`${person.id} en`, `${person.id} pl`] }],
      ['translations-setTranslator', { translators: [] }],
    ])
  })

  it('are people of the tenant, and nobody but admins says who [AUTHOR-2]', async () => {
    const body = { personId: randomUUID(), languages: ['pl' as const] }
    expect((await admin.browser.try(setTranslator, { params, body })).status).toBe(422)
    for (const browser of [translator, world.maker.browser])
      expect((await browser.try(setTranslator, { params, body })).status).toBe(404)
  })
})

describe('what texts were translated from', () => {
  it('is a plain file that the check passes over, and comes back from a zip as it went [AUTHOR-2]', async () => {
    const { maker } = world
    const path = 'shop/text/sources/pl.json'
    const text = '{ "from": "en", "texts": { "name": "Shop" } }\n'
    await tryEdit([{ path, from: null, text }], maker.browser)
    const { id } = await maker.beginBuild()
    await world.build()
    const { state, findings } = await maker.readBuild(id)
    expect([state, findings.filter(({ file }) => file.includes('sources'))]).toEqual(['done', []])
    const { content } = await maker.getZip()
    const { revision } = await read(maker.browser)
    expect((await maker.sendZip(content, { revision })).status).toBe(200)
    expect((await fileOf(path)).text).toBe(text)
  })
})
