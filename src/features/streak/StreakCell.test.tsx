import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { StreakCell } from './StreakCell.tsx'

afterEach(cleanup)

/** Which of the elements with a class of this word also has one of that. */
const marked = (word: string, by: string) =>
  [...document.querySelectorAll('span')]
    .map((span) => [...span.classList])
    .filter((names) => names.some((name) => name.includes(word)))
    .map((names) => names.some((name) => name.includes(by)))

it.each([
  [0, false, [false, false, false], 'Streak: no day yet'],
  [1, false, [true, false, false], 'Streak: 1 day'],
  [2, false, [true, true, false], 'Streak: 2 days'],
  [3, true, [true, true, true], 'Streak: 3 days'],
] as const)(
  'in the bar of the desktop %s, granted %s, lights its three steps and the bonus [STREAK-2]',
  async (streak, granted, steps, spoken) => {
    await speakIn('en')
    const given = { streak, granted, type: 'day', date: null, bonusPoints: 1200, bonusCoins: 0 } as const
    render(<StreakCell streak={given} onPress={() => {}} />)
    expect(screen.getByRole('button', { name: spoken }).textContent).toContain('+1\u00a0200')
    expect(marked('dot', 'done').slice(-3)).toEqual(steps)
    expect(marked('bonus', 'lit')).toEqual([granted])
  },
)
