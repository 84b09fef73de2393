import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { ProfilePopup } from './ProfilePopup.tsx'

afterEach(cleanup)

it.each([
  ['en', 'Great job, next!'],
  ['pl', 'Świetna robota, dalej!'],
  ['de', 'Gut gemacht, weiter!'],
  ['es', '¡Buen trabajo, siguiente!'],
])('is closed by its words, and leads on by its button, in %s [FIN-2] [FIN-6]', async (language, next) => {
  await speakIn(language)
  const [onClose, onButton] = [vi.fn(), vi.fn()]
  render(
    <ProfilePopup
      text={{ title: 'Complete', buttonText: 'To the map' }}
      iconUrl={null}
      color="two"
      backgroundUrl={null}
      profile={{ displayName: 'Ada', avatarSprite: null }}
      isOpen
      onClose={onClose}
      onGone={() => {}}
      onButton={onButton}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: next }))
  expect([onClose.mock.calls.length, onButton.mock.calls.length]).toEqual([1, 0])
  await userEvent.click(screen.getByRole('button', { name: 'To the map' }))
  expect([onClose.mock.calls.length, onButton.mock.calls.length]).toEqual([1, 1])
})
