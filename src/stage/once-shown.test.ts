import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SceneDescription } from '#shared/scene/description.ts'
import { onceShown } from './once-shown.ts'
import { stageStore } from './stage-store.ts'
import { aScene } from './testing/scenes.ts'

function want(scene: SceneDescription | null): void {
  stageStore.setState({ scene, status: 'loading' })
}

function arrive(): void {
  stageStore.setState(({ scene }) => ({ shown: scene, status: 'ready' }))
}

describe('waiting for a scene', () => {
  afterEach(() => stageStore.setState(stageStore.getInitialState(), true))

  it('tells once that it stands', () => {
    const reported = vi.fn()
    want(aScene('harbour'))
    onceShown('isles', reported)
    want(aScene('isles'))
    expect(reported).not.toHaveBeenCalled()
    arrive()
    want(aScene('school'))
    want(aScene('isles'))
    arrive()
    expect(reported.mock.calls).toEqual([[true]])
  })

  it('goes on while the scene that stands only changes what it shows', () => {
    const reported = vi.fn()
    want(aScene('harbour'))
    onceShown('isles', reported)
    want(aScene('harbour'))
    want(aScene('isles'))
    arrive()
    expect(reported.mock.calls).toEqual([[true]])
  })

  it('waits until no page lies over it', () => {
    const reported = vi.fn()
    want(aScene('isles'))
    arrive()
    stageStore.setState({ isCovered: true })
    onceShown('isles', reported)
    expect(reported).not.toHaveBeenCalled()
    stageStore.setState({ isCovered: false })
    expect(reported.mock.calls).toEqual([[true]])
  })

  it.each([
    ['another is wanted', aScene('school')],
    ['the player signs out', null],
  ])('ends when %s', (_when, scene) => {
    const reported = vi.fn()
    want(aScene('harbour'))
    onceShown('isles', reported)
    want(scene)
    want(aScene('isles'))
    arrive()
    expect(reported.mock.calls).toEqual([[false]])
  })

  it('is stopped by whom it tells', () => {
    const reported = vi.fn()
    onceShown('isles', reported)()
    want(aScene('isles'))
    arrive()
    expect(reported).not.toHaveBeenCalled()
  })
})
