import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stageActions } from './stage-actions.ts'
import { stageStore } from './stage-store.ts'

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
      isPaused: true,
      wantsList: true,
      isCovered: true,
      hovered: 'harbour',
      pressed: { sceneId: 'isles', elementId: 'harbour' },
      faults: [{ sceneId: 'isles', name: null, url: '', message: '' }],
      onElement: () => {
        throw new Error('the next player pressed for the one before')
      },
    })
    stageActions.clear()
    expect(stageStore.getState()).toEqual({ ...stageStore.getInitialState(), ...machine })
  })

  it('knows whose place it is until the place is kept', () => {
    stageStore.setState({ player: 'one' })
    const players: (string | null)[] = []
    const stop = stageStore.subscribe(({ player }) => players.push(player))
    stageActions.clear()
    stop()
    expect(players).toEqual(['one', null])
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
