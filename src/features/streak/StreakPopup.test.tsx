import { answerWith } from '#src/testing/fake-server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { StreakDays } from '#shared/contract/player-area.ts'
import type { StreakReply } from '#shared/contract/player.ts'
import { speakIn } from '#src/testing/words.ts'
import { StreakPopup } from './StreakPopup.tsx'

afterEach(cleanup)

async function show(
  language: string,
  given: Partial<StreakReply> = {},
  isDue: boolean | null = false,
): Promise<HTMLElement> {
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
    <QueryClientProvider client={new QueryClient()}>
      <StreakPopup
        onBegin={null}
        text={{ title: 'In a row', buttonText: 'On' }}
        iconUrl={null}
        color="three"
        backgroundUrl={null}
        streak={streak}
        isDue={isDue}
        isOpen
        onClose={() => {}}
        onGone={() => {}}
        onButton={() => {}}
      />
    </QueryClientProvider>,
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

  it('says what can still be done, and on the day after a bonus that the new round begins now [FIN-3]', async () => {
    const due = await show('en', { streak: 0 }, true)
    expect(due.textContent).toContain('Finish a task today to light it.')
    cleanup()
    const next = await show('en', GRANTED, true)
    expect(next.textContent).toContain('Today a new round of three days begins.')
    expect(next.textContent).not.toContain('Tomorrow')
  })

  it.each([
    ['day', -2, 'A freeze saved your streak yesterday.'],
    ['week', -8, 'A freeze saved your streak last week.'],
  ] as const)('announces by %s what a freeze has just kept [STREAK-1]', async (type, at, words) => {
    const days: StreakDays['days'] = Array.from({ length: 14 }, (_, index) => ({
      day: `2026-11-${index + 10}`,
      state: index === 14 + at ? 'frozen' : 'missed',
      step: null,
      tasks: 0,
    }))
    const body: StreakDays = {
      ...{ type, qualifier: 'task', hasFreeze: false, frozenOn: '2026-11-22', roundsToFreeze: 2 },
      days,
    }
    answerWith(() => ({ status: 200, body }))
    await show('en', { type })
    expect(await screen.findByText(words)).toBeTruthy()
  })
})
