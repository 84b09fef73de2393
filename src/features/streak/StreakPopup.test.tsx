import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { StreakReply } from '#shared/contract/player.ts'
import { speakIn } from '#src/testing/words.ts'
import { StreakPopup } from './StreakPopup.tsx'

afterEach(cleanup)

async function show(language: string, given: Partial<StreakReply> = {}): Promise<HTMLElement> {
  await speakIn(language)
  const streak: StreakReply = {
    streak: 2,
    granted: false,
    type: 'day',
    date: '2026-11-23',
    bonusPoints: 30,
    bonusCoins: 5,
    ...given,
  }
  render(
    <StreakPopup
      text={{ title: 'In a row', buttonText: 'On' }}
      iconUrl={null}
      color="three"
      backgroundUrl={null}
      streak={streak}
      isOpen
      onClose={() => {}}
      onGone={() => {}}
      onButton={() => {}}
    />,
  )
  return screen.getByRole('dialog', { name: 'In a row' })
}

const GRANTED = { streak: 3, granted: true }

describe('the pop-up of the streak', () => {
  it.each([
    ['day', 'Day'],
    ['week', 'Week'],
  ] as const)('has three numbered steps and a bonus circle, by %s [FIN-3]', async (type, word) => {
    await show('en', { type })
    const steps = screen.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)
    expect(steps).toEqual([`${word} 1`, `${word} 2`, `${word} 3`, 'Bonus'])
    expect(screen.getByText('+30')).toBeTruthy()
  })

  it.each([
    ['en', 'day', '1 more day and the bonus', 'Tomorrow a new round of three days'],
    ['en', 'week', '1 more week and the bonus', 'Next week a new round of three weeks'],
    ['pl', 'day', 'Jeszcze 1 dzień i premia', 'Jutro zaczyna się nowa runda'],
    ['pl', 'week', 'Jeszcze 1 tydzień i premia', 'W przyszłym tygodniu zaczyna się nowa runda'],
    ['de', 'day', 'Noch 1 Tag', 'Morgen beginnt eine neue Runde'],
    ['de', 'week', 'Noch 1 Woche', 'Nächste Woche beginnt eine neue Runde'],
    ['es', 'day', '1 día más', 'Mañana empieza una nueva ronda'],
    ['es', 'week', '1 semana más', 'La semana que viene empieza una nueva ronda'],
  ] as const)('says what is left, or that the bonus is granted, in %s by %s [FIN-3]', async (...row) => {
    const [language, type, left, granted] = row
    const before = await show(language, { type })
    expect(before.textContent).toContain(left)
    expect(before.textContent).not.toContain(granted)
    cleanup()
    const after = await show(language, { type, ...GRANTED })
    expect(after.textContent).toContain(granted)
    expect(after.textContent).not.toContain(left)
  })

  it('counts what the bonus brought when it is granted, coins only where there are some [FIN-3]', async () => {
    const gains = (popup: HTMLElement) =>
      [...popup.querySelectorAll('dl > div')].map((gain) => gain.firstElementChild?.textContent)
    expect(gains(await show('en'))).toEqual([])
    cleanup()
    expect(gains(await show('en', GRANTED))).toEqual(['points', 'coins'])
    cleanup()
    expect(gains(await show('en', { ...GRANTED, bonusCoins: 0 }))).toEqual(['points'])
  })
})
