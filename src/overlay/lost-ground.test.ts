import { afterEach, expect, it } from 'vitest'
import { overlay, useOverlay } from './overlay.ts'
import { closeDialog, endDialog, watchQueue } from './queue.ts'

const STREAK = {
  streak: 2,
  granted: false,
  type: 'day',
  date: '2026-11-25',
  bonusPoints: 30,
  bonusCoins: 0,
} as const

const stops: (() => void)[] = []
const standOnGame = () => {
  const leave = overlay.standOn('game')
  stops.push(leave)
  return leave
}
afterEach(() => {
  overlay.clear()
  for (const stop of stops.splice(0)) stop()
})

it('a dialog that was pressed away while the player left its page can be pressed when it comes back [STREAK-4]', async () => {
  stops.push(watchQueue())
  const leave = standOnGame()
  overlay.show({ kind: 'streak', streak: STREAK, isNews: true })
  await closeDialog()
  leave()
  expect(useOverlay.getState().shown.dialog).toBeNull()
  standOnGame()
  expect(useOverlay.getState()).toMatchObject({ shown: { dialog: { kind: 'streak' } }, isLeaving: false })
  await closeDialog()
  expect(useOverlay.getState().isLeaving).toBe(true)
  endDialog()
  expect(useOverlay.getState().queue).toEqual([])
})
