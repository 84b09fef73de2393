import { expect, it, vi } from 'vitest'
import { stageStore } from '../stage-store.ts'
import { StagedScene } from './staged-scene.ts'

it('goes on without an actor that fails, and names it to its maker [STAGE-7]', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const staged = new StagedScene({ isSmall: false, isWhole: true, texture: () => null, release: () => {} })
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
