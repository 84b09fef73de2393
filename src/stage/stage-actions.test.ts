import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stageActions } from './stage-actions.ts'
import { camera } from './runtime.ts'
import { stageStore } from './stage-store.ts'
import { anElement, aScene } from './testing/scenes.ts'

afterEach(() => stageStore.setState(stageStore.getInitialState(), true))

describe('the quality that the player chose', () => {
  it('holds at once, whether or not the stage has started', () => {
    stageActions.setQuality('low')
    expect(stageStore.getState()).toMatchObject({ quality: 'low', tier: 'low' })
  })

  it('is kept on this device, and found again with the next start', async () => {
    stageActions.setQuality('medium')
    vi.resetModules()
    const next = await import('./stage-store.ts')
    expect(next.stageStore.getState()).toMatchObject({ quality: 'medium', tier: 'medium' })
    stageActions.setQuality('auto')
  })

  it('is left to the machine again where it was stillness: without frames nothing could rise', () => {
    stageActions.setQuality('still')
    stageActions.setQuality('auto')
    expect(stageStore.getState()).toMatchObject({ quality: 'auto', tier: 'low' })
  })

  it('is left as it is when the governor takes over again', () => {
    stageActions.setQuality('medium')
    stageActions.setQuality('auto')
    expect(stageStore.getState()).toMatchObject({ quality: 'auto', tier: 'medium' })
  })
})

describe('a sign-out', () => {
  it('leaves nothing of the player on the stage or in its wishes, and all that was found out of the machine', () => {
    const machine = { rendererKind: 'canvas', tier: 'low', quality: 'low' } as const
    stageStore.setState({
      ...machine,
      player: 'one',
      undrawable: 'isles',
      isPaused: true,
      wantsList: true,
      isCovered: true,
      hovered: 'harbour',
      pressed: { sceneId: 'isles', elementId: 'harbour' },
      errors: [{ sceneId: 'isles', name: null, url: '', message: '' }],
      onElement: () => {
        throw new Error('the next player pressed for the one before')
      },
    })
    stageActions.clear()
    expect(stageStore.getState()).toEqual({ ...stageStore.getInitialState(), ...machine })
  })

  it('has forgotten the player before the scene goes: nothing is written under their key again [AUTH-5]', () => {
    stageStore.setState({ player: 'one', scene: aScene('isles') })
    const players: (string | null)[] = []
    const stop = stageStore.subscribe(({ player }) => players.push(player))
    stageActions.clear()
    stop()
    expect(players).toEqual([null])
  })
})

describe('the flight to the first place', () => {
  const size = { width: 3840, height: 2160 }
  const far = { x: 3000, y: 1500, width: 200, height: 200 }
  const harbour = anElement('harbour')
  const picture = { ...harbour.layout.picture, box: far }
  const isles = aScene('isles', {
    kind: 'moving',
    size,
    elements: [{ ...harbour, layout: { ...harbour.layout, picture } }],
  })
  const settle = () => {
    for (let steps = 0; camera.step(16) && steps < 1000; steps += 1);
  }

  const saved = { x: 1400, y: 900, scale: 0.6 }

  beforeEach(() => {
    camera.resize({ width: 1280, height: 720 })
    camera.frame(isles, saved)
    stageStore.setState({ shown: isles, status: 'ready' })
  })

  it('goes there where nobody has touched the map', () => {
    stageActions.approachElement('harbour', 3000)
    settle()
    expect(camera.view.x).toBeGreaterThan(saved.x)
  })

  it('does not begin where the player looks at the map already [STAGE-4]', () => {
    const { scale } = camera.view
    stageActions.zoomIn()
    stageActions.approachElement('harbour', 3000)
    settle()
    expect(camera.view.scale).toBeCloseTo(scale * 1.35)
    const { view } = camera
    stageActions.approachElement('harbour', 3000)
    settle()
    expect(camera.view).toEqual(view)
  })

  it('ends where the player zooms, and the zoom counts [STAGE-4]', () => {
    stageActions.approachElement('harbour', 3000)
    for (let steps = 0; steps < 60; steps += 1) camera.step(16)
    const { scale } = camera.view
    stageActions.zoomIn()
    settle()
    expect(camera.view.scale).toBeCloseTo(scale * 1.35)
    expect(camera.isMoving).toBe(false)
  })

  it('goes there over the next scene again', () => {
    stageActions.zoomIn()
    camera.frame(isles, saved)
    stageActions.approachElement('harbour', 3000)
    settle()
    expect(camera.view.x).toBeGreaterThan(saved.x)
  })
})

describe('the keyboard on a place', () => {
  const button = document.createElement('button')

  beforeEach(() => {
    const nav = document.createElement('nav')
    nav.append(button)
    button.dataset['element'] = 'harbour'
    button.onfocus = () => stageActions.onPlaceFocus('harbour')
    document.body.append(nav)
  })
  afterEach(() => document.body.replaceChildren())

  it('asks for the place where the player brought it there', () => {
    button.focus()
    expect(stageStore.getState().focused).toBe('harbour')
  })

  it('asks for nothing where it was put there: no card opens over what the player came to see', () => {
    stageActions.standOn('harbour')
    expect(document.activeElement).toBe(button)
    expect(stageStore.getState().focused).toBeNull()
  })
})
