/** `HHHH:MM:SS.SS` of SCORM 1.2, of seconds. */
export function toCmiTime(seconds: number): string {
  const whole = Math.min(Math.max(0, Math.round(seconds)), 9999 * 3600)
  const two = (value: number): string => String(value).padStart(2, '0')
  const hours = String(Math.floor(whole / 3600)).padStart(4, '0')
  return `${hours}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}

/** Seconds; null of what is no time. */
export function fromCmiTime(text: string): number | null {
  const parts = /^(\d{1,4}):([0-5]\d):([0-5]\d(?:\.\d{1,2})?)$/.exec(text)
  if (!parts) return null
  const [, hours = 0, minutes = 0, seconds = 0] = parts
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
