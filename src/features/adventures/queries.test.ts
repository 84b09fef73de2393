import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import { adventureQuery, NoChoice } from './queries.ts'

const config = {
  logoURL: null,
  shop: { isShopEnabled: false },
  mainDestination: { isActivitiesWidgetEnabled: false },
  protip: { isProtipEnabled: false },
}
const mine = {
  id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81',
  name: 'Isles',
  thumbnail: null,
  progress: 0,
  isActive: true,
}
const tree = {
  jsonVersion: '1.0',
  adventureConfiguration: {},
  rootMission: { missionId: 'isles', missionName: 'Isles', missions: [] },
}

const NO_WORDS: Answer = { status: 404 }

/**
 * Enters an adventure whose settings bring this for a tree.
 * @param words what is answered for the missions' translations
 * @param mySpace and for those of my space
 */
async function enter(given: unknown, words = NO_WORDS, mySpace = NO_WORDS) {
  answerWith((url) => {
    if (url.endsWith('/my-adventures')) return { status: 200, body: [mine] }
    if (url.endsWith('/adventure/settings')) return { status: 200, body: { tree: given, config } }
    if (url.endsWith('/missions-translations/my-space')) return mySpace
    return url.endsWith('/v2/game/missions-translations') ? words : { status: 404 }
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return client.query(adventureQuery('en'))
}

describe('entering an adventure', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('lifts the tree that comes with its settings [AUTH-4] [DATA-4]', async () => {
    const { adventure } = await enter(tree)
    expect(adventure.rootId).toBe('isles')
  })

  it('waits for the choice where there are several and none is active [AUTH-4]', async () => {
    const others = [mine, { ...mine, id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c82' }]
    answerWith(() => ({ status: 200, body: others.map((one) => ({ ...one, isActive: false })) }))
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    await expect(client.query(adventureQuery('en'))).rejects.toThrow(NoChoice)
    expect(asked.map(({ method }) => method)).toEqual(['GET'])
  })

  it('fetches the tree where its address stands in its place, and sends that site no secret [DATA-7]', async () => {
    const url = 'https://art.example.test/isles.json'
    const fetched = vi.fn((_url: string, _options: RequestInit) =>
      Promise.resolve(new Response(JSON.stringify(tree))),
    )
    vi.stubGlobal('fetch', fetched)
    const { adventure } = await enter(url)
    expect(adventure.rootId).toBe('isles')
    expect(fetched.mock.calls).toEqual([[url, { signal: expect.any(AbortSignal) as unknown }]])
  })

  it.each([
    ['is gone', () => Promise.resolve(new Response('', { status: 404 }))],
    ['is a page', () => Promise.resolve(new Response('<html>'))],
    ['does not come', () => Promise.reject(new TypeError('no network'))],
  ])('fails where the address %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer)
    await expect(enter('/isles.json')).rejects.toThrow(Failure)
  })

  describe('in a language that its tree does not speak', () => {
    const missions = [{ missionId: 'post', missionName: 'Poczta' }]
    const polish = { ...tree, rootMission: { ...tree.rootMission, missionName: 'Wyspy', missions } }
    const namesWith = async (words: Answer): Promise<string[]> => {
      const { adventure } = await enter(polish, words)
      return [...adventure.missions.values()].map(({ name }) => name)
    }

    it('calls each mission as the server translates it, and the others as the tree does [LANG-4]', async () => {
      const body = {
        en: { isles: { missionName: 'Isles' }, post: {}, elsewhere: { missionName: 'Nowhere' } },
      }
      expect(await namesWith({ status: 200, body })).toEqual(['Isles', 'Poczta'])
    })

    it.each([
      { status: 500 },
      'no-answer' as const,
      { status: 200, body: '<html>' },
      { status: 200, body: { pl: { isles: { missionName: 'Ostrowy' } } } },
    ])('keeps the words of the tree at %j [LANG-4]', async (words) => {
      expect(await namesWith(words)).toEqual(['Wyspy', 'Poczta'])
    })
  })

  it('is called as my space translates it [LANG-4]', async () => {
    const body = {
      pl: { adventureName: 'Wyspy', competences: {} },
      en: { adventureName: 'Isles of light', competences: {} },
    }
    expect((await enter(tree, NO_WORDS, { status: 200, body })).name).toBe('Isles of light')
  })

  it.each([
    { status: 500 },
    'no-answer' as const,
    { status: 200, body: '<html>' },
    { status: 200, body: { pl: { adventureName: 'Wyspy', competences: {} } } },
    { status: 200, body: { en: { competences: { passwords: 'passwords' } } } },
    { status: 200, body: { en: { adventureName: '', competences: {} } } },
  ])('keeps the name of the list where my space says %j [LANG-4]', async (mySpace) => {
    expect((await enter(tree, NO_WORDS, mySpace)).name).toBe(mine.name)
  })

  it('says where a tree cannot be played [DATA-4]', async () => {
    const treeError = { path: 'rootMission', message: 'is not a mission' }
    await expect(enter({ rootMission: 7 })).rejects.toMatchObject({
      name: 'NoAdventure',
      errors: expect.arrayContaining([treeError]) as unknown,
    })
  })
})
