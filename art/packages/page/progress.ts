import type { Part, Screen } from '../course.ts'

/** Where somebody is in a part, and what they did there. */
export interface Progress {
  /** Index of the screen. */
  at: number
  /** Screens with something to do: what was done, in order; the first answer is the one that counts. */
  done: Readonly<Record<string, readonly string[]>>
  /** The end was reached once. */
  isEnded: boolean
}

const BEGINNING: Progress = { at: 0, done: {}, isEnded: false }

/** What was kept, as far as it fits this part; whatever cannot be read is a beginning. */
export function restored(kept: string, { screens }: Part): Progress {
  const read = parsed(kept)
  const at = screens.findIndex(({ id }) => id === read.at)
  if (at < 0) return BEGINNING
  const done: Record<string, readonly string[]> = {}
  for (const screen of screens) {
    const deeds = read.done[screen.id]
    if (!Array.isArray(deeds)) continue
    const [listed, known]: readonly [readonly unknown[], readonly unknown[]] = [deeds, doable(screen)]
    done[screen.id] = listed.filter((deed): deed is string => known.includes(deed))
  }
  return { at, done, isEnded: read.isEnded }
}

/** As it is kept: far below the 4096 letters that every platform keeps. */
export function kept({ at, done, isEnded }: Progress, { screens }: Part): string {
  return JSON.stringify({ at: screens[at]?.id, done, ...(isEnded && { ended: 1 }) })
}

/** Percent of what was right at the first go; null where nothing can be wrong. */
export function scoreOf({ screens }: Part, { done }: Progress): number | null {
  const [right, all] = tally(screens, done)
  return all === 0 ? null : Math.round((right / all) * 100)
}

/** How many were right at the first go, and of how many. */
export function tally(screens: readonly Screen[], done: Progress['done']): readonly [number, number] {
  let right = 0
  let all = 0
  for (const screen of screens) {
    if (screen.kind === 'choose') {
      all++
      if (done[screen.id]?.[0] === screen.best) right++
    }
    if (screen.kind === 'sort') {
      all += screen.items.length
      right += screen.items.filter(({ id, best }) => done[screen.id]?.includes(`${id}=${best}`)).length
    }
  }
  return [right, all]
}

/** Everything that can be done on a screen. */
export function doable(screen: Screen): readonly string[] {
  switch (screen.kind) {
    case 'choose':
      return screen.answers
    case 'find':
      return screen.spots.map(({ id }) => id)
    case 'sort':
      return screen.items.flatMap(({ id }) => [`${id}=yes`, `${id}=no`])
    case 'press':
      return ['pressed', 'skipped']
    case 'tell':
    case 'end':
      return []
  }
}

/** Whether nothing is left to do on it. */
export function isThrough(screen: Screen, deeds: readonly string[] = [], isExam = false): boolean {
  switch (screen.kind) {
    case 'choose':
      return isExam ? deeds.length > 0 : deeds.includes(screen.best)
    case 'find':
      return screen.spots.every(({ id }) => deeds.includes(id))
    case 'sort':
    case 'press':
      return deeds.length > 0
    case 'tell':
    case 'end':
      return true
  }
}

function parsed(text: string): { at: unknown; done: Record<string, unknown>; isEnded: boolean } {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read !== null && 'at' in read) {
      const done = 'done' in read && typeof read.done === 'object' ? { ...read.done } : {}
      return { at: read.at, done, isEnded: 'ended' in read }
    }
  } catch {
    // nothing was kept, or something else than a lesson of ours
  }
  return { at: null, done: {}, isEnded: false }
}
