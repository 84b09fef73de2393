import { useTranslation } from 'react-i18next'
import { browserTimeZone } from '#src/lib/browser.ts'

interface Times {
  startsAt: string
  endsAt: string
  /** In which the session is meant. */
  timeZone: string
}

/** When a session is, in words of the language: by my own clock, and by that of its zone where the two differ. */
export function useSessionTimes() {
  const { i18n } = useTranslation()
  const language = i18n.language || undefined
  const mine = browserTimeZone()
  const range = (zone: string, { startsAt, endsAt }: Times, style: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, { ...style, timeZone: zone }).formatRange(
      new Date(startsAt),
      new Date(endsAt),
    )
  const full = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const
  const clock = { hour: 'numeric', minute: '2-digit' } as const
  const there = { ...clock, weekday: 'short' } as const
  return {
    /** Day and time. */
    when: (times: Times): string => heldTogether(range(mine, times, full)),
    /** The time alone. */
    hours: (times: Times): string => range(mine, times, clock),
    /** By the clock of its zone; null where that shows the same as mine. */
    whenThere: (times: Times): { when: string; zone: string } | null => {
      const isSame = range(mine, times, full) === range(times.timeZone, times, full)
      return isSame ? null : { when: range(times.timeZone, times, there), zone: clockName(times, language) }
    },
    /** One moment with its day. */
    moment: (at: string): string =>
      new Intl.DateTimeFormat(language, { ...full, timeZone: mine }).format(new Date(at)),
  }
}

/** The time, which comes last, breaks over no line: “10:00 –” would stand above “11:00 AM”. */
function heldTogether(when: string): string {
  const at = when.lastIndexOf(', ') + 2
  return when.slice(0, at) + when.slice(at).replaceAll(/\s/g, '\u00a0').replace('–', '–\u2060')
}

/** What the clock of its zone is called in the language: “Central European Time”. */
function clockName({ timeZone, startsAt }: Times, language: string | undefined): string {
  // ICU calls it by its offset
  if (timeZone === 'UTC') return timeZone
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' })
  const name = format.formatToParts(new Date(startsAt)).find(({ type }) => type === 'timeZoneName')
  return name?.value ?? timeZone
}
