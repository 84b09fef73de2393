import { act, cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ListRung } from './ListRung.tsx'
import { stageActions } from './stage-actions.ts'
import { stageStore } from './stage-store.ts'
import { aScene } from './testing/scenes.ts'

const want = (id: string) => act(() => stageStore.setState({ scene: aScene(id) }))

describe('where nothing can be drawn [STAGE-8]', () => {
  afterEach(() => {
    cleanup()
    stageStore.setState(stageStore.getInitialState(), true)
  })

  it('every scene stands as soon as it is wanted, the one of the next player too', () => {
    want('isles')
    render(<ListRung />)
    expect(stageStore.getState()).toMatchObject({
      rendererKind: 'list',
      status: 'ready',
      shown: { id: 'isles' },
    })
    want('harbour')
    expect(stageStore.getState()).toMatchObject({ status: 'ready', shown: { id: 'harbour' } })
    act(() => stageActions.clear())
    expect(stageStore.getState()).toMatchObject({ status: 'empty', shown: null, rendererKind: 'list' })
    want('isles')
    expect(stageStore.getState()).toMatchObject({ status: 'ready', shown: { id: 'isles' } })
  })

  it('a press is answered, and who waits for a scene is told', async () => {
    const onElement = vi.fn()
    render(<ListRung />)
    want('isles')
    act(() => stageStore.setState({ onElement }))
    const harbour = stageActions.whenShown('harbour')
    want('harbour')
    await harbour
    stageActions.press('passphrases')
    expect(onElement).toHaveBeenCalledWith('passphrases')
    expect(stageStore.getState().pressed).toEqual({ sceneId: 'harbour', elementId: 'passphrases' })
  })
})
