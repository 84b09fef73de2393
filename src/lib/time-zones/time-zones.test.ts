import { describe, expect, it } from 'vitest'
import { isTimeZone } from '#shared/domain/local-date.ts'
import { zoneChoice, zoneChoices, zoneName, zoneRegion } from './time-zones.ts'

const WINTER = new Date('2026-01-15T12:00:00Z')

describe('time zones', () => {
  it('are found by city, each with its region and what it is now', () => {
    expect(zoneChoice('America/Argentina/Buenos_Aires', WINTER, 'en')).toEqual({
      id: 'America/Argentina/Buenos_Aires',
      label: 'Buenos Aires',
      note: 'America, Argentina, UTC-03:00',
    })
    expect(zoneChoice('Europe/Warsaw', WINTER, 'en').note).toBe('Europe, UTC+01:00')
    expect(zoneChoice('Europe/Kiev', WINTER, 'en').label).toBe('Kyiv')
    expect(zoneChoice('Mars/Olympus', WINTER, 'en')).toEqual({
      id: 'Mars/Olympus',
      label: 'Olympus',
      note: 'Mars',
    })
  })

  it('are named in a sentence as they are in the list', () => {
    expect(['America/Argentina/Buenos_Aires', 'Europe/Kiev', 'UTC'].map((id) => zoneName(id, 'en'))).toEqual([
      'Buenos Aires',
      'Kyiv',
      'UTC',
    ])
    expect(['America/Argentina/Buenos_Aires', 'UTC'].map((id) => zoneRegion(id, 'en'))).toEqual([
      'America, Argentina',
      '',
    ])
  })

  it('are called and found by what their cities are called in each language [LANG-4]', () => {
    const inAll = (id: string) => ['en', 'pl', 'de', 'es'].map((language) => zoneName(id, language))
    expect(inAll('Europe/Warsaw')).toEqual(['Warsaw', 'Warszawa', 'Warschau', 'Varsovia'])
    expect(inAll('America/New_York')).toEqual(['New York', 'Nowy Jork', 'New York', 'Nueva York'])
    expect(inAll('Europe/Berlin')).toEqual(['Berlin', 'Berlin', 'Berlin', 'Berlín'])
    expect(zoneChoice('Europe/Vienna', WINTER, 'pl')).toEqual({
      id: 'Europe/Vienna',
      label: 'Wiedeń',
      note: 'Europa, UTC+01:00',
    })
  })

  it('are all that the browser knows, and such as the server takes', () => {
    const zones = zoneChoices(WINTER, 'en')
    expect(zones.length).toBeGreaterThan(300)
    expect(zones.every(({ id }) => isTimeZone(id))).toBe(true)
    expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length)
  })
})
