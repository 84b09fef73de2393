/** The time alone where it is today. */
export function timeIn(language: string, at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(language || undefined, {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'long' }),
  }).format(at)
}
