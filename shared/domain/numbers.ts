const NO_BREAK_SPACE = '\u00a0'

/** Groups thousands with a (no-break) space and leaves what is no number unchanged (LANG-6). */
export function groupThousands(value: number | string): string {
  const text = String(value)
  const match = /^(-?)(\d+)([.,]\d+)?$/.exec(text)
  if (!match) return text
  const [, sign = '', whole = '', fraction = ''] = match
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE) + fraction
}

/** A number for a sentence: as it is for the plural, as it is written for the eye. */
export function counted(value: number): { count: number; number: string } {
  return { count: value, number: groupThousands(value) }
}
