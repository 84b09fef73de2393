import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readLocal } from '#src/lib/storage.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { speakIn } from '#src/testing/words.ts'
import { QualityChoice } from './QualityChoice.tsx'

beforeEach(() => speakIn('en'))
afterEach(() => {
  cleanup()
  stageActions.setQuality('auto')
  stageStore.setState(stageStore.getInitialState(), true)
})

const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent)

it('lets the player choose how much the map may ask of the device', async () => {
  render(<QualityChoice />)
  expect(pressed()).toEqual(['Automatic'])
  await userEvent.click(screen.getByRole('button', { name: 'Still' }))
  expect(pressed()).toEqual(['Still'])
  expect(stageStore.getState()).toMatchObject({ quality: 'still', tier: 'still' })
  expect(readLocal('stageQuality')).toBe('still')
})

it('stays where one scene alone cannot be drawn [STAGE-8]', () => {
  stageStore.setState({ rendererKind: 'webgl', undrawable: 'isles' })
  render(<QualityChoice />)
  expect(screen.getAllByRole('button').length).toBeGreaterThan(1)
})

it('offers nothing where no map can be drawn', () => {
  stageStore.setState({ rendererKind: 'list' })
  render(<QualityChoice />)
  expect(screen.queryByRole('button')).toBeNull()
})
