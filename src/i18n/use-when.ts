import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'

/** Moments of the past (ISO) in words of the language: how long ago, to the minute, and as a day. */
export function useWhen() {
  const { i18n } = useTranslation()
  // a format takes longer to make than a row of a list to render
  return useMemo(() => whenIn(i18n.language || undefined), [i18n.language])
}

function whenIn(language: string | undefined) {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  return {
    ago: (at: string): string => {
      const ms = Math.max(0, Date.now() - new Date(at).getTime())
      if (ms >= DAY_MS) return relative.format(-Math.floor(ms / DAY_MS), 'day')
      if (ms >= HOUR_MS) return relative.format(-Math.floor(ms / HOUR_MS), 'hour')
      if (ms >= MINUTE_MS) return relative.format(-Math.floor(ms / MINUTE_MS), 'minute')
      // 'now': 'this minute' is what a language knows of nought minutes
      return relative.format(0, 'second')
    },
    moment: (at: string): string => moment.format(new Date(at)),
    day: (at: string): string => day.format(new Date(at)),
  }
}
