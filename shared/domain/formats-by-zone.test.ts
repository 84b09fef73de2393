import { expect, it } from 'vitest'
import { formatsByZone } from './formats-by-zone.ts'
import { localTimeIn } from './local-time.ts'

it('makes a format once for a zone, however often it is asked for', () => {
  const made: string[] = []
  const formatIn = formatsByZone((timeZone) => {
    made.push(timeZone)
    return new Intl.DateTimeFormat('en-GB', { timeZone })
  })
  const zones = ['Europe/Warsaw', 'Asia/Kathmandu', 'Europe/Warsaw', 'Asia/Kathmandu']
  expect(zones.map((zone) => formatIn(zone).resolvedOptions().timeZone)).toHaveLength(4)
  expect(made).toEqual(['Europe/Warsaw', 'Asia/Kathmandu'])
})

it('formats the time of each zone by its own format', () => {
  const instant = new Date('2026-11-27T23:30:00Z')
  expect(
    ['Europe/Warsaw', 'Asia/Kathmandu', 'Europe/Warsaw'].map((zone) => localTimeIn(zone, instant)),
  ).toEqual(['00:30', '05:15', '00:30'])
})
