/** What the browser says of itself and its person. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function browserLanguages(): readonly string[] {
  return navigator.languages
}
