import { ImageSource, Texture } from 'pixi.js'
import { describe, expect, it, vi } from 'vitest'
import { frames } from '../runtime.ts'
import { stageStore } from '../stage-store.ts'
import { anArt } from '../testing/art.ts'
import { StagedScene } from './staged-scene.ts'

it('goes on without an actor that fails, and names it to its maker [STAGE-7]', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const staged = new StagedScene(anArt())
  const broken = vi.fn(() => {
    throw new Error('has no picture')
  })
  const whole = vi.fn()
  staged.actors.add({ label: 'harbour', step: broken })
  staged.actors.add({ label: 'reef', step: whole })
  staged.step(16, 'isles')
  staged.step(32, 'isles')
  expect([broken, whole].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
  expect(stageStore.getState().errors).toMatchObject([
    { sceneId: 'isles', name: 'harbour', message: 'has no picture' },
  ])
  warn.mockRestore()
})

describe('a scene on its poster [START-1]', () => {
  const box = { x: 0, y: 0, width: 1920, height: 1080 }
  const placed = (url: string) => ({ file: { url, frame: null }, small: null, box })

  function onPoster() {
    const art = anArt()
    const staged = new StagedScene(art)
    staged.standOnPoster(
      new Texture({ source: new ImageSource({ width: 96, height: 54 }) }),
      placed('poster'),
    )
    return { art, staged }
  }

  it('lets what comes late fade in, and then is at rest', async () => {
    const { art, staged } = onPoster()
    const onArt = vi.fn()
    staged.actors.add({ label: 'isle', step: () => {}, onArt })
    expect(staged.share(placed('isle'))).toBe(1)
    art.onFile('isle')
    expect([onArt.mock.calls, staged.share(placed('isle'))]).toEqual([[['isle']], 0])
    frames.time += 100
    expect([staged.share(placed('isle')), staged.share(placed('reef'))]).toEqual([0.5, 1])
    frames.time += 100
    staged.step(0, 'isles')
    await staged.faded()
    expect(staged.share(placed('isle'))).toBe(1)
    staged.dispose()
  })

  it('fades itself when the scenery is there, and goes at once under reduced motion', () => {
    const { staged } = onPoster()
    expect(staged.posterShare).toBe(1)
    staged.clearPoster()
    frames.time += 50
    expect(staged.posterShare).toBe(0.75)
    frames.sleep(true)
    const unseen = onPoster().staged
    unseen.clearPoster()
    expect(unseen.posterShare).toBe(0)
    frames.sleep(false)
    staged.dispose()
  })

  it('lends a place the part of it that lies there, as far as it reaches', () => {
    const { staged } = onPoster()
    const part = staged.cutPoster({ x: 1440, y: 540, width: 960, height: 270 })
    expect(part?.box).toEqual({ x: 1440, y: 540, width: 480, height: 270 })
    expect(part?.texture.frame).toMatchObject({ x: 72, y: 27, width: 24, height: 13.5 })
    expect(staged.cutPoster({ x: 2000, y: 0, width: 10, height: 10 })).toBeNull()
    staged.dropPoster()
    expect([staged.cutPoster(box), staged.posterShare]).toEqual([null, 0])
  })
})
