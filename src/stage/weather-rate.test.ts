import { Application } from 'pixi.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sceneryStore } from './actors/scenery.ts'
import { leaseSceneArt } from './art/scene-art.ts'
import { frames } from './runtime.ts'
import { startEngine } from './stage-engine.ts'
import { stageStore } from './stage-store.ts'
import { anArt } from './testing/art.ts'
import { aScene } from './testing/scenes.ts'

vi.mock('./art/scene-art.ts')

const lease = vi.mocked(leaseSceneArt)
const weather = { hasSnow: true, hasClouds: false, hasBubbles: false }
/** Frames a second that are held, oldest first. */
let held: number[]
let stop: () => void
let stopMounting: () => void

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  lease.mockImplementation(() => anArt())
  held = []
  vi.spyOn(frames, 'hold').mockImplementation((fps) => {
    held = [...held, fps]
    return () => {
      held = held.filter((one) => one !== fps)
    }
  })
  stopMounting = sceneryStore.subscribe(({ mounted }) => {
    for (const { staged } of mounted) staged.arrive()
  })
})

afterEach(() => {
  stop()
  frames.sleep(false)
  stopMounting()
  stageStore.setState(stageStore.getInitialState(), true)
})

function start(rendererKind: 'webgl' | 'canvas'): void {
  // Nothing is drawn where nobody looks.
  frames.sleep(true)
  stageStore.setState({ rendererKind, isCovered: true })
  const canvas = document.createElement('canvas')
  const app = Object.assign(new Application(), { renderer: { canvas, resize: vi.fn() } })
  stop = startEngine(app, { onHopeless: vi.fn(), onTooSlow: vi.fn() })
}

const mounted = () => sceneryStore.getState().mounted.map(({ scene }) => scene.id)

it.each([
  ['webgl', 30],
  ['canvas', 20],
] as const)(
  'on %s weather holds %d frames a second, none under a list that stands for its scene, and as many again after it [STAGE-8]',
  async (rendererKind, rate) => {
    start(rendererKind)
    stageStore.setState({ scene: aScene('isles', { weather }) })
    await vi.waitFor(() => expect([mounted(), held]).toEqual([['isles'], [rate]]))

    lease.mockRejectedValueOnce(new Error('no such thing'))
    stageStore.setState({ scene: aScene('torn', { weather }) })
    await vi.waitFor(() => expect(stageStore.getState().undrawable).toBe('torn'))
    expect([mounted(), held]).toEqual([[], []])

    stageStore.setState({ scene: aScene('harbour', { weather }) })
    await vi.waitFor(() => expect(mounted()).toEqual(['harbour']))
    expect(held).toEqual([rate])
  },
)
