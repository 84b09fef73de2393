import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Shelter } from './Shelter.tsx'
import { stageStore } from './stage-store.ts'

afterEach(cleanup)

function Broken(): never {
  throw new Error('has no picture')
}

it('loses what is broken alone, and tells its maker', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  render(
    <>
      <Shelter sceneId="isles" name="clouds">
        <Broken />
      </Shelter>
      <p>the map</p>
    </>,
    { onCaughtError: () => undefined },
  )
  expect(screen.getByText('the map')).toBeTruthy()
  expect(stageStore.getState().errors).toMatchObject([
    { sceneId: 'isles', name: 'clouds', message: 'has no picture' },
  ])
  warn.mockRestore()
})

it('tells who built it that it is broken', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const onBroken = vi.fn()
  render(
    <Shelter sceneId="isles" name={null} onBroken={onBroken}>
      <Broken />
    </Shelter>,
    { onCaughtError: () => undefined },
  )
  expect(onBroken.mock.calls).toMatchObject([[{ message: 'has no picture' }]])
  warn.mockRestore()
})
