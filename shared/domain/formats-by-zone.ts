/** So many zones at once; with one more all are forgotten. */
const MOST_ZONES = 500

/** Makes a format once for a zone: making one is slow, and the same few zones come again and again. */
export function formatsByZone(
  make: (timeZone: string) => Intl.DateTimeFormat,
): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const known = formats.get(timeZone)
    if (known) return known
    const format = make(timeZone)
    if (formats.size >= MOST_ZONES) formats.clear()
    formats.set(timeZone, format)
    return format
  }
}
