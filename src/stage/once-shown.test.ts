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
    const told = vi.fn()
    want(aScene('harbour'))
    onceShown('isles', told)
    want(aScene('isles'))
    expect(told).not.toHaveBeenCalled()
    arrive()
    want(aScene('school'))
    want(aScene('isles'))
    arrive()
    expect(told.mock.calls).toEqual([[true]])
  })

  it('goes on while the scene that stands only changes what it shows', () => {
    const told = vi.fn()
    want(aScene('harbour'))
    onceShown('isles', told)
    want(aScene('harbour'))
    want(aScene('isles'))
    arrive()
    expect(told.mock.calls).toEqual([[true]])
  })

  it('waits until no page lies over it', () => {
    const told = vi.fn()
    want(aScene('isles'))
    arrive()
    stageStore.setState({ isCovered: true })
    onceShown('isles', told)
    expect(told).not.toHaveBeenCalled()
    stageStore.setState({ isCovered: false })
    expect(told.mock.calls).toEqual([[true]])
  })

  it.each([
    ['another is wanted', aScene('school')],
    ['the player signs out', null],
  ])('ends when %s', (_when, scene) => {
    const told = vi.fn()
    want(aScene('harbour'))
    onceShown('isles', told)
    want(scene)
    want(aScene('isles'))
    arrive()
    expect(told.mock.calls).toEqual([[false]])
  })

  it('is stopped by whom it tells', () => {
    const told = vi.fn()
    onceShown('isles', told)()
    want(aScene('isles'))
    arrive()
    expect(told).not.toHaveBeenCalled()
  })
})
