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
  expect(stageStore.getState().faults).toMatchObject([
    { sceneId: 'isles', name: 'clouds', message: 'has no picture' },
  ])
  warn.mockRestore()
})
