import { describe, expect, it } from 'vitest'
import { escapeText, foldLine, writeCalendar, type CalendarEvent } from './icalendar.ts'

const EVENT: CalendarEvent = {
  ...{ uid: 'coaching-1@waymark', sequence: 2, changedAt: new Date('2026-11-20T08:30:00.123Z') },
  ...{ startsAt: new Date('2026-11-27T09:00:00Z'), endsAt: new Date('2026-11-27T10:30:00Z') },
  ...{ summary: 'Knots; ropes, and more', description: 'Bring a rope.\nNo boots.', location: 'Pier 3' },
  ...{ url: 'https://meet.test/a,b;c', isCancelled: false },
}

/** As a program reads it: lines joined again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('a file for calendar programs', () => {
  it('has what the standard asks for, times in UTC, and CRLF behind each line [COACH-2]', () => {
    const file = writeCalendar({ name: 'Coaching', events: [EVENT] })
    expect(linesOf(file)).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Waymark//Coaching//EN', 'CALSCALE:GREGORIAN'],
      ...['METHOD:PUBLISH', 'X-WR-CALNAME:Coaching', 'BEGIN:VEVENT', 'UID:coaching-1@waymark'],
      ...['DTSTAMP:20261120T083000Z', 'LAST-MODIFIED:20261120T083000Z', 'SEQUENCE:2'],
      ...['DTSTART:20261127T090000Z', 'DTEND:20261127T103000Z', 'SUMMARY:Knots\\; ropes\\, and more'],
      ...['DESCRIPTION:Bring a rope.\\nNo boots.', 'LOCATION:Pier 3', 'URL:https://meet.test/a,b;c'],
      ...['STATUS:CONFIRMED', 'TRANSP:OPAQUE', 'END:VEVENT', 'END:VCALENDAR', ''],
    ])
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('says that a session is cancelled, and leaves out what is empty [COACH-2]', () => {
    const event = { ...EVENT, description: '', location: '', url: '', isCancelled: true }
    const lines = linesOf(writeCalendar({ name: 'x', events: [event], refreshHours: 1 }))
    expect(lines).toContain('STATUS:CANCELLED')
    expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
    expect(lines.filter((line) => /^(DESCRIPTION|LOCATION|URL)/.test(line))).toEqual([])
  })

  it('has no line of more than 75 octets, and breaks no character [COACH-2]', () => {
    const summary = 'Żółw 🐢 läuft über die Straße, ¿y la niña? '.repeat(20)
    const file = writeCalendar({ name: 'x', events: [{ ...EVENT, summary }] })
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file).not.toContain('\uFFFD')
    expect(linesOf(file)).toContain(`SUMMARY:${escapeText(summary)}`)
  })

  it.each([74, 75, 76, 149, 150])('is folded at the octet, also a line of %i [COACH-2]', (length) => {
    const folded = foldLine('x'.repeat(length))
    expect(folded.split('\r\n').map((line) => line.length <= 75)).not.toContain(false)
    expect(folded.replaceAll('\r\n ', '')).toBe('x'.repeat(length))
  })

  it('takes no line of anybody’s text for one of its own [COACH-2]', () => {
    const summary = 'x\r\nATTENDEE:mailto:eve@test.test\u2028\u0007\nBEGIN:VALARM'
    const lines = linesOf(writeCalendar({ name: summary, events: [{ ...EVENT, summary }] }))
    expect(lines.filter((line) => /^(ATTENDEE|BEGIN:VALARM)/.test(line))).toEqual([])
    expect(escapeText('a\\b')).toBe('a\\\\b')
  })
})
