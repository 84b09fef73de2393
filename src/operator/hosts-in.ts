/** Host names as they were typed: one a line, or apart by commas or spaces. */
export function hostsIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((host) => host !== ''))]
}

/** Null for what is no number: no limit. */
export function quotaIn(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '').slice(0, 9)
  return digits === '' ? null : Number(digits)
}
