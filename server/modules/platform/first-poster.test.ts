import { runInNewContext } from 'node:vm'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { createApp } from '#server/app.ts'
import { indexAdventure } from '#server/play/content.ts'
import { sampleAdventure, sampleMission } from '#server/testing/sample-adventure.ts'
import { NO_CAPTCHA, TEST_SECRETS, openTestApp } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson, makeTenant } from '#server/testing/world.ts'
import { FIRST_POSTER_SCRIPT, firstPoster, type FirstPoster } from './first-poster.ts'

function drawn(name: string, width = 3840): SceneLayout {
  const size = { width, height: 2160 }
  const box = { x: 0, y: 0, ...size }
  const file = (url: string) => ({ url, frame: null })
  return {
    ...{ size, safe: box, background: null, layers: [], elements: [] },
    poster: { file: file(`/art/${name}.webp`), small: file(`/art/${name}-small.webp`), box },
  }
}

const withRoot = (more: Parameters<typeof sampleMission>[1]) =>
  indexAdventure(sampleAdventure({ rootMission: 'isles', missions: [sampleMission('isles', more)] }))

const ISLES: FirstPoster = {
  missionId: 'isles',
  wide: { url: '/art/map.webp', small: '/art/map-small.webp', wholeFrom: 768 },
}

it('is that of the map the adventure leads to, and of its drawing for phones where there is one [START-1]', () => {
  expect(firstPoster(withRoot({ type: 'movingmap', scene: drawn('map') }))).toEqual(ISLES)
  expect(firstPoster(withRoot({ scene: drawn('map'), mobileScene: drawn('upright', 1080) }))).toEqual({
    ...ISLES,
    wide: { ...ISLES.wide, wholeFrom: null },
    narrow: { url: '/art/upright.webp', small: '/art/upright-small.webp', wholeFrom: null },
  })
  const { poster: _none, ...bare } = drawn('map')
  for (const scene of [null, bare]) expect(firstPoster(withRoot({ scene }))).toBeNull()
})

/** What the page has beneath its spinner once the script ran in it. */
function beneath(hash: string, { width = 1366, height = 768, poster = ISLES } = {}): string {
  const window = new Window({ url: `https://isles.test/${hash}`, width, height })
  const { document, location, matchMedia } = window
  document.documentElement.dataset['poster'] = JSON.stringify(poster)
  const page = { document, location, matchMedia: matchMedia.bind(window), navigator: {}, Image: window.Image }
  runInNewContext(FIRST_POSTER_SCRIPT, { ...page, innerWidth: width, innerHeight: height })
  const laid = document.documentElement.style.getPropertyValue('--door')
  // what is painted first, and what follows on it, is one picture
  const picture = document.querySelector('body > .first-paint-poster')
  const [, url = ''] = /url\("?(.*?)"?\)/.exec(laid) ?? []
  expect(url).toContain(picture?.getAttribute('src') ?? '')
  expect([url === '', picture?.hasAttribute('data-whole') ?? false]).toEqual([
    picture === null,
    laid.includes('100% auto'),
  ])
  return laid
}

describe('the script lays it beneath the spinner', () => {
  it.each([
    '',
    '#/',
    '#/app',
    '#/app/game/plot/map/isles/Lantern%20Isles',
    '#/app/game/plot/map/isles/Isles?a=b',
  ])('of %j [START-1]', (hash) =>
    expect(beneath(hash)).toMatch(/\/art\/map\.webp"?\) center \/ 100% auto no-repeat$/),
  )

  it.each([
    '#/app/login',
    '#/app/leader',
    '#/app/game/plot/map/harbour/Harbour',
    '#/app/game/plot/task/isles/1',
    '#/app/game/plot/list/isles/isles',
  ])('not of %s, which leads elsewhere [START-1]', (hash) => expect(beneath(hash)).toBe(''))

  it('as the camera of the screen will show it [START-1]', () => {
    expect(beneath('', { width: 390, height: 844 })).toMatch(
      /map-small\.webp"?\) top \/ auto calc\(100% - 1\.5rem - 48px/,
    )
    const poster = { ...ISLES, narrow: { url: '/art/up.webp', small: '/art/up-small.webp', wholeFrom: null } }
    expect(beneath('', { width: 390, height: 844, poster })).toMatch(/up-small\.webp/)
    expect(beneath('', { width: 844, height: 390, poster })).toMatch(
      /map-small\.webp"?\) center \/ 100% auto/,
    )
  })
})

it('is named in the document of who plays, with the script, and in that of nobody else [START-1] [SERVE-2]', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'waymark-poster-'))
  mkdirSync(join(dist, 'client'))
  cpSync('index.html', join(dist, 'client/index.html'))
  const { db, storage, clock, files, browserOf } = await openTestApp()
  const { id } = await makeTenant(db, clock.now(), { hosts: ['isles.test'], isDefault: true })
  const person = await makePerson(db, id, clock.now())
  const isles = sampleMission('isles', { type: 'movingmap', scene: drawn('map') })
  await makeAdventure(
    db,
    id,
    clock.now(),
    [person],
    sampleAdventure({ rootMission: 'isles', missions: [isles] }),
  )
  const parts = { storage, clock: clock.now, files, dist, publicUrl: null, contentUrl: null }
  const app = await createApp({
    ...parts,
    captcha: NO_CAPTCHA,
    secrets: TEST_SECRETS,
    push: null,
    isLogging: false,
  })
  const { cookies } = await browserOf(person, { host: 'isles.test' })
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const open = async (more: object) => {
    const { body } = await app.inject({ url: '/', headers: { host: 'isles.test', ...more } })
    const { DOMParser } = new Window()
    return new DOMParser().parseFromString(body, 'text/html').documentElement
  }
  const page = await open({ cookie })
  expect(JSON.parse(page.getAttribute('data-poster') ?? '')).toEqual(ISLES)
  const url = page.querySelector('script[async]')?.getAttribute('src') ?? ''
  const { headers, body } = await app.inject({ url, headers: { host: 'isles.test' } })
  expect([headers['content-type'], body]).toEqual(['text/javascript; charset=utf-8', FIRST_POSTER_SCRIPT])
  const stranger = await open({})
  expect([stranger.hasAttribute('data-poster'), stranger.querySelector('script[async]')]).toEqual([
    false,
    null,
  ])
  rmSync(dist, { recursive: true })
})
