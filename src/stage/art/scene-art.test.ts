import { ImageSource } from 'pixi.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stageStore } from '../stage-store.ts'
import { anElement, aScene } from '../testing/scenes.ts'
import { heldArt } from './leases.ts'
import { loadSource } from './load-source.ts'
import { leaseSceneArt, type SceneArt } from './scene-art.ts'

vi.mock('./load-source.ts')

const URL = '/scenes/harbour.0123456789abcdef.webp'
const file = { url: URL, frame: null }
const box = { x: 0, y: 0, width: 1920, height: 1080 }
const scene = aScene('harbour', { background: { file, small: null, box } })

async function lease(): Promise<SceneArt> {
  const wish = { scene, isSmall: false, isInView: () => true }
  const art = leaseSceneArt(wish, new AbortController().signal)
  await art.reached('life')
  return art
}

const errors = () => stageStore.getState().errors.map(({ url }) => url)

beforeEach(() => {
  vi.mocked(loadSource).mockRejectedValueOnce(new Error('is missing'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => stageStore.setState(stageStore.getInitialState(), true))

it('names a picture that did not come to its maker [STAGE-7]', async () => {
  const art = await lease()
  expect([art.isWhole, errors()]).toEqual([true, [URL]])
})

it('takes the fault back where the picture comes later, and tells a new one anew', async () => {
  const warn = vi.mocked(console.warn)
  await lease()
  vi.mocked(loadSource).mockResolvedValueOnce(new ImageSource({ width: 8, height: 8 }))
  const again = await lease()
  expect(errors()).toEqual([])
  again.release()
  warn.mockClear()
  vi.mocked(loadSource).mockRejectedValueOnce(new Error('is missing'))
  await lease()
  expect([errors(), warn.mock.calls.length]).toEqual([[URL], 1])
})

it('blames nobody where the link is lost, and asks for the picture again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const art = await lease()
  onLine.mockRestore()
  expect([art.isWhole, errors(), art.texture(file)]).toEqual([false, [], null])
  vi.mocked(loadSource).mockResolvedValueOnce(new ImageSource({ width: 8, height: 8 }))
  const again = await lease()
  art.release()
  expect(again.isWhole).toBe(true)
  expect(again.texture(file)?.source.destroyed).toBe(false)
  again.release()
})

it('stands without a picture that is never answered, blames nobody, and asks for it again [STAGE-7]', async () => {
  await lease()
  stageStore.setState(stageStore.getInitialState(), true)
  vi.useFakeTimers()
  vi.mocked(loadSource).mockReturnValueOnce(new Promise(() => {}))
  const coming = lease()
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  const art = await coming
  expect([art.isWhole, errors(), art.texture(file)]).toEqual([false, [], null])
  vi.mocked(loadSource).mockResolvedValueOnce(new ImageSource({ width: 8, height: 8 }))
  const again = await lease()
  expect([again.isWhole, again.texture(file)?.source.destroyed]).toEqual([true, false])
  again.release()
})

describe('the art of a scene, wave by wave [START-1]', () => {
  const placed = (url: string) => ({ file: { url, frame: null }, small: null, box })
  const layoutOf = (id: string) => ({
    ...anElement(id).layout,
    picture: placed(id),
    hover: placed(`${id} hover`),
  })
  const bay = aScene('bay', {
    background: placed('sea'),
    poster: placed('poster'),
    elements: [anElement('keep', { layout: layoutOf('keep') })],
  })
  const asked = () => vi.mocked(loadSource).mock.calls.map(([url]) => url)
  const settle = () => new Promise((resolve) => setTimeout(resolve))

  /** Pictures that come when the test says so. */
  function comingLater(): Map<string, () => void> {
    const come = new Map<string, () => void>()
    vi.mocked(loadSource)
      .mockReset()
      .mockImplementation(
        (url, signal) =>
          new Promise((resolve, reject) => {
            come.set(url, () => resolve(new ImageSource({ width: 8, height: 8 })))
            signal.addEventListener('abort', () => reject(new DOMException('not wanted', 'AbortError')))
          }),
      )
    return come
  }

  it('begins with the poster alone, and asks for other states when it is told to', async () => {
    const come = comingLater()
    const art = leaseSceneArt(
      { scene: bay, isSmall: false, isInView: () => true },
      new AbortController().signal,
    )
    expect(asked()).toEqual(['poster'])
    come.get('poster')?.()
    expect(await art.poster).not.toBeNull()
    await settle()
    expect(asked()).toEqual(['poster', 'sea', 'keep'])
    const files: string[] = []
    art.onFile = (url) => files.push(url)
    come.get('sea')?.()
    await art.reached('scenery')
    expect([files, art.isComing(placed('keep').file)]).toEqual([['sea'], true])
    come.get('keep')?.()
    await art.reached('life')
    art.fetchStates()
    expect(asked().at(-1)).toBe('keep hover')
    art.release()
  })

  it('ends what is under way when the scene is not wanted any more, and keeps what is there until it has gone', async () => {
    const come = comingLater()
    const wanted = new AbortController()
    const art = leaseSceneArt({ scene: bay, isSmall: false, isInView: () => true }, wanted.signal)
    come.get('poster')?.()
    await settle()
    come.get('sea')?.()
    await art.reached('scenery')
    const keeping = vi.mocked(loadSource).mock.calls.find(([url]) => url === 'keep')?.[1]
    wanted.abort()
    await art.reached('states')
    expect([keeping?.aborted, errors(), heldArt().count]).toEqual([true, [], 2])
    art.dropPoster()
    art.release()
    await settle()
    expect(heldArt().count).toBe(0)
  })
})
