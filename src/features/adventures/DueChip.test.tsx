import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { AdventureChoice } from './AdventureChoice.tsx'
import { DueChip } from './DueChip.tsx'

afterEach(cleanup)

describe('until when an adventure should be played', () => {
  it.each([
    ['en', 30, 'Until December 24, 2026'],
    ['en', 7, '7 days left, until December 24, 2026'],
    ['en', 1, '1 day left, until December 24, 2026'],
    ['en', 0, 'Today is the last day'],
    ['en', -3, 'It was due on December 24, 2026; you can still finish it'],
    ['pl', 3, 'Zostały 3 dni, do 24 grudnia 2026'],
    ['pl', 5, 'Zostało 5 dni, do 24 grudnia 2026'],
    ['de', 2, 'Noch 2 Tage, bis 24. Dezember 2026'],
    ['es', 2, 'Quedan 2 días, hasta el 24 de diciembre de 2026'],
  ])(
    'is said in %s with %i days left, and kindly when it is over: %s [SERVE-2]',
    async (language, daysLeft, words) => {
      await speakIn(language)
      render(<DueChip due={{ on: '2026-12-24', daysLeft }} />)
      expect(screen.getByText(words)).toBeDefined()
    },
  )

  it('stands on the card of its adventure [SERVE-2] [AUTH-4]', async () => {
    await speakIn('en')
    const isles = { id: 'isles', name: 'Isles', thumbnail: null, progress: 40, isActive: false }
    const due = { on: '2026-12-24', daysLeft: 0 }
    render(<AdventureChoice adventures={[{ ...isles, due }]} onAdventure={() => undefined} />)
    expect(screen.getByRole('button', { name: /Isles.*Today is the last day/ })).toBeDefined()
  })
})
