import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GALLERY_RENEWED, type Gallery } from '#shared/scene/gallery.ts'
import { SCENES_CHECKED, SCENES_SAVED } from '#shared/scene/live.ts'
import { desk } from './desk.ts'
import { followScenes } from './follow-scenes.ts'

const { fetchFile } = vi.hoisted(() => ({ fetchFile: vi.fn<() => Promise<Gallery | null>>() }))
vi.mock('#src/lib/http.ts', () => ({ fetchFile }))

const listeners = new Map<string, (said: unknown) => void>()
const hear = (event: string, said?: unknown) => listeners.get(event)?.(said)
const built = (hasNewer = false) => hear(SCENES_CHECKED, { findings: [], hasNewer })
const later = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const aGallery = (): Gallery => ({ adventures: [], findings: [] })
const isWorking = () => desk.getState().isWorking

let stop: () => void

beforeEach(async () => {
  vi.useFakeTimers()
  fetchFile.mockReset().mockImplementation(() => Promise.resolve(aGallery()))
  stop = followScenes({
    on: (event, listener) => void listeners.set(event, listener),
    off: (event) => void listeners.delete(event),
  })
  await later()
})
afterEach(() => {
  stop()
  desk.setState(desk.getInitialState(), true)
  vi.useRealTimers()
})

it('says that a save is worked on until the scenes lie on the desk [DESIGN-2]', async () => {
  hear(SCENES_SAVED)
  built()
  await later()
  expect(isWorking()).toBe(true)
  hear(GALLERY_RENEWED)
  await later()
  expect(isWorking()).toBe(false)
})

it('says so until the last of two saves lies there', async () => {
  hear(SCENES_SAVED)
  hear(SCENES_SAVED)
  built(true)
  hear(GALLERY_RENEWED)
  await later(10_000)
  expect(isWorking()).toBe(true)
  built()
  hear(GALLERY_RENEWED)
  await later()
  expect(isWorking()).toBe(false)
})

it('waits no longer for a build that broke off', async () => {
  hear(SCENES_SAVED)
  built()
  await later(6000)
  expect(isWorking()).toBe(false)
})

it('lays out the newest, whichever comes last', async () => {
  let comeLate: (gallery: Gallery) => void = () => {}
  fetchFile.mockReturnValueOnce(new Promise((resolve) => (comeLate = resolve)))
  const newest = aGallery()
  fetchFile.mockResolvedValueOnce(newest)
  hear(GALLERY_RENEWED)
  hear(GALLERY_RENEWED)
  await later()
  comeLate(aGallery())
  await later()
  expect(desk.getState().gallery).toBe(newest)
})

it('asks no more once it was stopped, though the answer had failed', async () => {
  let fail: (reason: Error) => void = () => {}
  fetchFile.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
  hear(GALLERY_RENEWED)
  stop()
  fail(new Error('no link'))
  const asked = fetchFile.mock.calls.length
  await later(60_000)
  expect([fetchFile.mock.calls.length, listeners.size]).toEqual([asked, 0])
})
