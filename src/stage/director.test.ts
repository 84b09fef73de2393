import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
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
const settled = () => vi.advanceTimersByTimeAsync(0)

let director: Director
let stopMounting: () => void
let warn: MockInstance

beforeEach(() => {
  vi.useFakeTimers()
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
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
    expect([status(), mountedScenes()]).toEqual(['ready', ['harbour']])
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
    expect([status(), mountedScenes()]).toEqual(['ready', ['harbour']])
    expect(late.release).toHaveBeenCalledOnce()
  })

  it('shows nobody what was on its way when the player signed out', async () => {
    const late = art()
    const come = comingLater(late)
    director.follow(isles)
    director.follow(null)
    come()
    await settled()
    expect([status(), mountedScenes()]).toEqual(['empty', []])
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
    expect([mountedScenes(), stageStore.getState().shown]).toEqual([['isles', 'isles'], isles])
    drawn()
    await settled()
    expect([mountedScenes(), stageStore.getState().shown]).toEqual([['isles'], repainted])
    frame.mockRestore()
  })
})

describe('a scene that cannot be drawn [STAGE-8]', () => {
  const stands = () => {
    const { rendererKind, undrawable, status, shown } = stageStore.getState()
    return [rendererKind, undrawable, status, shown?.id, mountedScenes()]
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

    stopMounting = mountScenery()
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
    expect([status(), mountedScenes(), lease.mock.calls.length]).toEqual(['ready', ['isles'], 2])
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
