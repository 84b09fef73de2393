/** Files for calendar programs (RFC 5545). Times are written in UTC, so they need no description of a zone. */

export interface CalendarEvent {
  /** Stays the same however often the event changes. */
  uid: string
  /** Rises with each change. */
  sequence: number
  /** When it was last changed. */
  changedAt: Date
  startsAt: Date
  endsAt: Date
  summary: string
  /** Empty: left out, as the next two. */
  description: string
  location: string
  url: string
  isCancelled: boolean
}

interface Calendar {
  name: string
  events: readonly CalendarEvent[]
  /** How often a program may ask for it again, in hours; absent: it is no subscription. */
  refreshHours?: number
}

/** Octets of a line without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75

/** A whole file, with the line ends that the standard asks for. */
export function writeCalendar({ name, events, refreshHours }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Waymark//Coaching//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(refreshHours === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]),
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function linesOf(event: CalendarEvent): string[] {
  const { uid, sequence, changedAt, startsAt, endsAt, summary, description, location, url, isCancelled } =
    event
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(location === '' ? [] : [`LOCATION:${escapeText(location)}`]),
    // of type URI: it is not escaped
    ...(url === '' ? [] : [`URL:${url}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ]
}

/** 20261127T090000Z */
function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** No line of somebody’s text may become a line of the file (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')
}

/** Breaks a line into pieces of 75 octets at most, between characters: each further one begins with a space. */
export function foldLine(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += sign
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}
