import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { speakIn } from '#src/testing/words.ts'
import { useSessionTimes } from './use-session-times.ts'

afterEach(cleanup)

const SESSION = { startsAt: '2026-11-30T09:00:00.000Z', endsAt: '2026-11-30T10:00:00.000Z' }
const zoneOf = (timeZone: string) =>
  renderHook(() => useSessionTimes()).result.current.whenThere({ ...SESSION, timeZone })?.zone

it.each([
  ['en', 'Nepal Time'],
  ['pl', 'czas Nepal'],
  ['de', 'Nepalesische Zeit'],
  ['es', 'hora de Nepal'],
] as const)(
  'the clock of another zone is named in the language of its reader: %s [COACH-2] [LANG-1]',
  async (language, name) => {
    await speakIn(language)
    expect(zoneOf('Asia/Kathmandu')).toBe(name)
  },
)

it('there is no other clock to name where it shows the same [COACH-2]', async () => {
  await speakIn('en')
  expect(zoneOf(new Intl.DateTimeFormat().resolvedOptions().timeZone)).toBeUndefined()
})
