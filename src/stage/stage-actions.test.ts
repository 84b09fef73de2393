import { afterEach, describe, expect, it } from 'vitest'
import { stageActions } from './stage-actions.ts'
import { stageStore } from './stage-store.ts'

afterEach(() => stageStore.setState(stageStore.getInitialState(), true))

describe('the quality that the player chose', () => {
  it('holds at once, whether or not the stage has started', () => {
    stageActions.setQuality('low')
    expect(stageStore.getState()).toMatchObject({ quality: 'low', tier: 'low' })
  })

  it('is left as it is when the governor takes over again', () => {
    stageActions.setQuality('medium')
    stageActions.setQuality('auto')
    expect(stageStore.getState()).toMatchObject({ quality: 'auto', tier: 'medium' })
  })
})
