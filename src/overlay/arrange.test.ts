import { expect, it, vi } from 'vitest'
import { tidy } from './arrange.ts'
import type { OverlayRequest } from './overlay.ts'

const streak = {
  streak: 2,
  granted: false,
  type: 'day',
  date: '2026-11-25',
  bonusPoints: 30,
  bonusCoins: 0,
} as const
const aStreak = (more: Partial<OverlayRequest<'streak'>> = {}): OverlayRequest<'streak'> => ({
  kind: 'streak',
  streak,
  isNews: false,
  ...more,
})

function tidied(...queue: OverlayRequest[]): readonly OverlayRequest[] {
  const shown = { alert: null, dialog: null, notice: null, plate: null }
  return tidy({ queue, shown, expected: [], missing: [], grounds: ['game'] })
}

it.each([{ onLeave: () => Promise.resolve() }, { onClose: vi.fn() }])(
  'what was asked for stays where its end leads on, whatever of its kind is asked for after it: %j [FIN-1] [STREAK-4]',
  (end) => {
    const finish = aStreak(end)
    const later = aStreak()
    expect(tidied(finish, aStreak({ isUnasked: true, onClose: vi.fn() }), later)).toEqual([finish, later])
    expect(tidied(aStreak(), later)).toEqual([later])
  },
)
