import { ImageSource } from 'pixi.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stageStore } from '../stage-store.ts'
import { aScene } from '../testing/scenes.ts'
import { loadSource } from './load-source.ts'
import { leaseSceneArt } from './scene-art.ts'

vi.mock('./load-source.ts')

const URL = '/scenes/harbour.0123456789abcdef.webp'
const file = { url: URL, frame: null }
const box = { x: 0, y: 0, width: 1920, height: 1080 }
const scene = aScene('harbour', { background: { file, small: null, box } })

const lease = () => leaseSceneArt(scene, false, new AbortController().signal)
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
