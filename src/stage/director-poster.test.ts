import { Texture } from 'pixi.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sceneryStore } from './actors/scenery.ts'
import { leaseSceneArt } from './art/scene-art.ts'
import type { Wave } from './art/waves.ts'
import { Director } from './director.ts'
import { frames } from './runtime.ts'
import { stageStore } from './stage-store.ts'
import { anArt, artLater } from './testing/art.ts'
import { mountedScenes, mountScenery } from './testing/mounting.ts'
import { aScene } from './testing/scenes.ts'

vi.mock('./art/scene-art.ts')

const lease = vi.mocked(leaseSceneArt)
const art = () => ({ ...anArt(), release: vi.fn() })
const harbour = aScene('harbour')

function comingLater(given = art()): (upTo?: Wave) => void {
  const { later, come } = artLater(given)
  lease.mockReturnValueOnce(later)
  return come
}

const status = () => stageStore.getState().status
const settled = () => vi.advanceTimersByTimeAsync(0)

let director: Director
let stopMounting: () => void

beforeEach(() => {
  vi.useFakeTimers()
  lease.mockReset().mockImplementation(() => art())
  // Nothing flies where nobody looks.
  frames.sleep(true)
  stopMounting = mountScenery()
  stageStore.setState({ rendererKind: 'webgl' })
  director = new Director()
})
afterEach(() => {
  director.dispose()
  stopMounting()
  frames.sleep(false)
  stageStore.setState(stageStore.getInitialState(), true)
  vi.useRealTimers()
})

const box = { x: 0, y: 0, width: 1920, height: 1080 }
const poster = { file: { url: '/scenes/poster.webp', frame: null }, small: null, box }
const withPoster = { poster: Promise.resolve(Texture.WHITE) }
const bay = aScene('bay', { poster, layers: [] })

describe('a scene with a poster [START-1]', () => {
  const alive = () => sceneryStore.getState().mounted.map(({ hasLife }) => hasLife)
  const staged = () => sceneryStore.getState().mounted[0]?.staged

  it('is entered on it, gets its scenery first and is ready with the first view; then the rest comes', async () => {
    const given = { ...art(), ...withPoster, fetchStates: vi.fn(), dropPoster: vi.fn() }
    const come = comingLater(given)
    director.follow(bay)
    expect(status()).toBe('coming')
    await settled()
    expect([status(), mountedScenes(), alive(), staged()?.posterShare]).toEqual([
      'poster',
      ['bay'],
      [false],
      1,
    ])
    come('scenery')
    await settled()
    expect([status(), staged()?.posterShare]).toEqual(['poster', 0])
    come('life')
    await settled()
    expect([status(), alive(), given.fetchStates.mock.calls]).toEqual(['ready', [true], []])
    expect(given.dropPoster).not.toHaveBeenCalled()
    come('beyond')
    await settled()
    expect([given.dropPoster, given.fetchStates].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('changes on its poster as it does later', async () => {
    comingLater({ ...art(), ...withPoster })
    director.follow(bay)
    await settled()
    const changed = aScene('bay', { poster, name: 'The bay' })
    director.follow(changed)
    expect([status(), stageStore.getState().shown]).toEqual(['poster', changed])
    expect(lease).toHaveBeenCalledOnce()
  })

  it('is left on its poster for another, and asks for no more of its own', async () => {
    const given = { ...art(), ...withPoster }
    comingLater(given)
    director.follow(bay)
    await settled()
    const signal = lease.mock.calls[0]?.[1]
    director.follow(harbour)
    expect(signal?.aborted).toBe(true)
    await settled()
    expect([status(), mountedScenes()]).toEqual(['ready', ['harbour']])
    expect(given.release).toHaveBeenCalledOnce()
  })

  it('is never left by who turns back before the other one is there', async () => {
    comingLater({ ...art(), ...withPoster })
    director.follow(bay)
    await settled()
    const other = aScene('cove', { poster })
    lease.mockReturnValueOnce({ ...art(), poster: new Promise(() => {}) })
    director.follow(other)
    expect(status()).toBe('coming')
    const come = comingLater()
    director.follow(bay)
    expect([status(), mountedScenes()]).toEqual(['poster', ['bay']])
    come()
    await settled()
    expect([status(), mountedScenes()]).toEqual(['ready', ['bay']])
  })

  it('is not left where another renderer takes over: the player stays where they are', async () => {
    lease.mockReturnValueOnce({ ...art(), ...withPoster })
    director.follow(bay)
    await settled()
    stageStore.setState({ focused: 'jetty' })
    director.handOver()
    director.dispose()
    const { shown, focused, isPainted } = stageStore.getState()
    expect([status(), shown, focused, isPainted, mountedScenes()]).toEqual([
      'poster',
      bay,
      'jetty',
      false,
      [],
    ])
  })

  it('waits for its first view where the poster does not come', async () => {
    const come = comingLater()
    director.follow(bay)
    await settled()
    expect([status(), mountedScenes()]).toEqual(['loading', []])
    come('life')
    await settled()
    expect([status(), mountedScenes()]).toEqual(['ready', ['bay']])
  })

  it('takes over a scene that the player stands in already, where they look, and travels nowhere', async () => {
    stageStore.setState({ scene: bay, shown: bay, status: 'poster' })
    const seen: string[] = []
    const stop = stageStore.subscribe((now) => seen.push(now.status))
    const come = comingLater({ ...art(), ...withPoster })
    director.follow(bay)
    await settled()
    expect([new Set(seen), stageStore.getState().isPainted]).toEqual([new Set(['poster']), true])
    come()
    await settled()
    expect(status()).toBe('ready')
    stop()
  })
})
