import { Texture } from 'pixi.js'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { sceneryStore } from './actors/scenery.ts'
import { leaseSceneArt } from './art/scene-art.ts'
import type { Wave } from './art/waves.ts'
import { Director } from './director.ts'
import { frames } from './runtime.ts'
import { stageStore } from './stage-store.ts'
import { anArt, artLater } from './testing/art.ts'
import { aScene } from './testing/scenes.ts'

vi.mock('./art/scene-art.ts')

const lease = vi.mocked(leaseSceneArt)
const art = (isWhole = true) => ({ ...anArt({ isWhole }), release: vi.fn() })
const broken = () => {
  throw new Error('no such thing')
}
const isles = aScene('isles')
const harbour = aScene('harbour')

function comingLater(given = art()): (upTo?: Wave) => void {
  const { later, come } = artLater(given)
  lease.mockReturnValueOnce(later)
  return come
}

const status = () => stageStore.getState().status
const mounted = () => sceneryStore.getState().mounted.map(({ scene }) => scene.id)
const settled = () => vi.advanceTimersByTimeAsync(0)

/** What React does: it builds what stands, and gives back what has gone. */
const mount = () =>
  sceneryStore.subscribe(({ mounted: now }, { mounted: before }) => {
    for (const { staged } of now) staged.arrive()
    for (const { staged } of before) if (!now.some((one) => one.staged === staged)) staged.dispose()
  })

let director: Director
let stopMounting: () => void
let warn: MockInstance

beforeEach(() => {
  vi.useFakeTimers()
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  lease.mockReset().mockImplementation(() => art())
  // Nothing flies where nobody looks.
  frames.sleep(true)
  stopMounting = mount()
  stageStore.setState({ rendererKind: 'webgl' })
  director = new Director()
})
afterEach(() => {
  director.dispose()
  stopMounting()
  frames.sleep(false)
  stageStore.setState(stageStore.getInitialState(), true)
  vi.useRealTimers()
  warn.mockRestore()
})

describe('the director', () => {
  it('brings a scene, and gives back the one before when it stands', async () => {
    const first = art()
    lease.mockReturnValueOnce(first)
    director.follow(isles)
    expect(status()).toBe('loading')
    await settled()
    expect([status(), stageStore.getState().shown?.id]).toEqual(['ready', 'isles'])
    director.follow(harbour)
    await settled()
    expect([status(), mounted()]).toEqual(['ready', ['harbour']])
    expect(first.release).toHaveBeenCalledOnce()
  })

  it('goes where it was told last, and keeps nothing of what came too late', async () => {
    const late = art()
    const come = comingLater(late)
    director.follow(isles)
    director.follow(harbour)
    await settled()
    come()
    await settled()
    expect([status(), mounted()]).toEqual(['ready', ['harbour']])
    expect(late.release).toHaveBeenCalledOnce()
  })

  it('shows nobody what was on its way when the player signed out', async () => {
    const late = art()
    const come = comingLater(late)
    director.follow(isles)
    director.follow(null)
    come()
    await settled()
    expect([status(), mounted()]).toEqual(['empty', []])
    expect(late.release).toHaveBeenCalledOnce()
  })
})

describe('the same scene in other pictures', () => {
  it('moves its labels at the moment in which its pictures change, not while they are uploaded', async () => {
    director.follow(isles)
    await settled()
    let drawn = () => {}
    const frame = vi
      .spyOn(frames, 'nextFrame')
      .mockReturnValueOnce(new Promise((resolve) => (drawn = resolve)))
    const file = { url: '/scenes/sky.webp', frame: null }
    const background = { file, small: null, box: { x: 0, y: 0, width: 1920, height: 1080 } }
    const repainted = aScene('isles', { background })
    director.follow(repainted)
    await settled()
    expect([mounted(), stageStore.getState().shown]).toEqual([['isles', 'isles'], isles])
    drawn()
    await settled()
    expect([mounted(), stageStore.getState().shown]).toEqual([['isles'], repainted])
    frame.mockRestore()
  })
})

describe('a scene that cannot be drawn [STAGE-8]', () => {
  const stands = () => {
    const { rendererKind, undrawable, status, shown } = stageStore.getState()
    return [rendererKind, undrawable, status, shown?.id, mounted()]
  }
  const asList = (id: string) => ['webgl', id, 'ready', id, []]
  const drawn = (id: string) => ['webgl', null, 'ready', id, [id]]

  it('is told as a fault and stands as its list, and the next one is drawn again', async () => {
    lease.mockImplementationOnce(broken)
    director.follow(isles)
    await settled()
    expect(stands()).toEqual(asList('isles'))
    expect(stageStore.getState().errors).toMatchObject([{ sceneId: 'isles', message: 'no such thing' }])
    director.follow(harbour)
    await settled()
    expect(stands()).toEqual(drawn('harbour'))
  })

  it('says nothing of the next player, and nothing of the machine', async () => {
    lease.mockImplementationOnce(broken)
    director.follow(isles)
    await settled()
    director.follow(null)
    expect(stands()).toEqual(['webgl', null, 'empty', undefined, []])
  })

  it('takes the place of the one before, and can be asked for again', async () => {
    director.follow(isles)
    await settled()
    lease.mockImplementationOnce(broken)
    director.follow(harbour)
    await settled()
    expect(stands()).toEqual(asList('harbour'))
    director.follow(aScene('harbour'))
    await settled()
    expect(stands()).toEqual(drawn('harbour'))
  })

  it('stands as its list also where it breaks at once, while it is built, or after it stood', async () => {
    director.follow(Object.assign(aScene('torn'), { elements: undefined }))
    expect(stands()).toEqual(asList('torn'))
    const first = art()
    lease.mockReturnValueOnce(first)
    stopMounting()
    director.follow(isles)
    await settled()
    sceneryStore.getState().mounted[0]?.staged.onBroken(new Error('no such layer'))
    expect(stands()).toEqual(asList('isles'))
    expect(first.release).toHaveBeenCalledOnce()

    stopMounting = mount()
    director.follow(harbour)
    await settled()
    expect(stands()).toEqual(drawn('harbour'))
    sceneryStore.getState().mounted[0]?.staged.onBroken(new Error('no such layer'))
    expect(stands()).toEqual(asList('harbour'))
  })
})

describe('art that did not come for want of a link', () => {
  it('is asked for again where the link came back while the rest was still coming', async () => {
    const poor = art(false)
    const come = comingLater(poor)
    director.follow(isles)
    window.dispatchEvent(new Event('online'))
    come()
    await settled()
    expect([status(), lease.mock.calls.length]).toEqual(['ready', 1])
    await vi.advanceTimersByTimeAsync(60_000)
    expect([status(), mounted(), lease.mock.calls.length]).toEqual(['ready', ['isles'], 2])
    expect(poor.release).toHaveBeenCalledOnce()
  })

  it('is not asked for while the link is away, and at once when it is back', async () => {
    lease.mockReturnValueOnce(art(false))
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    director.follow(isles)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lease).toHaveBeenCalledOnce()
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await settled()
    expect(lease).toHaveBeenCalledTimes(2)
    onLine.mockRestore()
  })

  it('is not asked for any more once another scene stands', async () => {
    lease.mockReturnValueOnce(art(false))
    director.follow(isles)
    await settled()
    director.follow(harbour)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lease.mock.calls.map(([{ scene }]) => scene.id)).toEqual(['isles', 'harbour'])
  })
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
    expect([status(), mounted(), alive(), staged()?.posterShare]).toEqual(['poster', ['bay'], [false], 1])
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
    expect([status(), mounted()]).toEqual(['ready', ['harbour']])
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
    expect([status(), mounted()]).toEqual(['poster', ['bay']])
    come()
    await settled()
    expect([status(), mounted()]).toEqual(['ready', ['bay']])
  })

  it('is not left where another renderer takes over: the player stays where they are', async () => {
    lease.mockReturnValueOnce({ ...art(), ...withPoster })
    director.follow(bay)
    await settled()
    stageStore.setState({ focused: 'jetty' })
    director.handOver()
    director.dispose()
    const { shown, focused, isPainted } = stageStore.getState()
    expect([status(), shown, focused, isPainted, mounted()]).toEqual(['poster', bay, 'jetty', false, []])
  })

  it('waits for its first view where the poster does not come', async () => {
    const come = comingLater()
    director.follow(bay)
    await settled()
    expect([status(), mounted()]).toEqual(['loading', []])
    come('life')
    await settled()
    expect([status(), mounted()]).toEqual(['ready', ['bay']])
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
