import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SceneElement } from '#shared/scene/description.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { anElement, aScene } from '#src/stage/testing/scenes.ts'
import { useChangedMap } from './use-changed-map.ts'

const show = (id: string, ...elements: SceneElement[]) =>
  stageStore.setState({ shown: aScene(id, { kind: 'moving', elements }) })

const harbour = anElement('harbour', { state: 'finished' })
const keep = anElement('keep', { isNext: true })
const lockedKeep = anElement('keep', { state: 'locked' })
const litKeep = anElement('keep', { state: 'finished' })

describe('what a finished task changes on the map', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(stageActions, 'revealElement').mockReturnValue()
    vi.spyOn(stageActions, 'showAll').mockReturnValue()
    renderHook(useChangedMap)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.mocked(stageActions.revealElement).mockRestore()
    vi.mocked(stageActions.showAll).mockRestore()
    stageStore.setState(stageStore.getInitialState(), true)
  })

  it('is the place that opens: the camera goes there once the light has come', () => {
    show('isles', harbour, lockedKeep)
    show('isles', harbour, keep)
    expect(stageActions.revealElement).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(stageActions.revealElement).toHaveBeenCalledExactlyOnceWith('keep')
    expect(stageActions.showAll).not.toHaveBeenCalled()
  })

  it('is the next place where one is done and none opens', () => {
    show('isles', { ...keep, id: 'harbour' }, anElement('keep'))
    show('isles', harbour, keep)
    vi.runAllTimers()
    expect(stageActions.revealElement).toHaveBeenCalledExactlyOnceWith('keep')
  })

  it('is all of it when nothing is left to play: the camera goes out', () => {
    show('isles', harbour, keep)
    show('isles', harbour, litKeep)
    vi.runAllTimers()
    expect(stageActions.showAll).toHaveBeenCalledOnce()
  })

  it('is nothing that its maker has just drawn [DESIGN-2]', () => {
    show('isles', keep)
    show('isles', keep, harbour)
    vi.runAllTimers()
    expect(stageActions.revealElement).not.toHaveBeenCalled()
  })

  it('is nothing any more to whoever has left for another map meanwhile', () => {
    show('isles', harbour, lockedKeep)
    show('isles', harbour, keep)
    show('reefs', keep)
    vi.runAllTimers()
    expect(stageActions.revealElement).not.toHaveBeenCalled()
  })

  it('is nothing on another map, nor where only progress has grown', () => {
    show('isles', harbour, keep)
    show('isles', harbour, { ...keep, progress: 40 })
    show('reefs', litKeep)
    vi.runAllTimers()
    expect(stageActions.revealElement).not.toHaveBeenCalled()
    expect(stageActions.showAll).not.toHaveBeenCalled()
  })
})
