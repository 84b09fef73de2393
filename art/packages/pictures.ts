import type { Part } from './course.ts'

/** The drawings of these parts, each once. */
export function picturesOf(parts: readonly Part[]): string[] {
  const names = parts.flatMap(({ screens }) =>
    screens.flatMap((screen) => [
      screen.picture,
      ...(screen.kind === 'choose' ? Object.values(screen.turns ?? {}) : []),
    ]),
  )
  return [...new Set(names)].sort()
}
