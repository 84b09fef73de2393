/** A day (YYYY-MM-DD) as the language writes it, whatever the browser's zone is. */
export function localDay(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language || undefined, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** A month (YYYY-MM) likewise. */
export function localMonth(month: string, language: string): string {
  const format = new Intl.DateTimeFormat(language || undefined, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}
