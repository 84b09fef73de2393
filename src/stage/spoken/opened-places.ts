import type { SceneDescription, SceneElement } from '#shared/scene/description.ts'

export interface Noted {
  /** Came open since the scene was described last. */
  fresh: readonly SceneElement[]
  /** All that came open in this tab and is not begun. */
  opened: ReadonlySet<string>
}

/** By player and scene, in this tab: what was locked when it was described last, and what came open since. */
const seen = new Map<string, { locked: ReadonlySet<string>; opened: ReadonlySet<string> }>()
const noted = new WeakMap<SceneDescription, Noted>()

/** What came open in a scene; the same answer for the same description, however often it is asked. */
export function noteOpened(scene: SceneDescription, player: string | null): Noted {
  const known = noted.get(scene)
  if (known) return known
  const { id, elements } = scene
  const key = `${player ?? ''} ${id}`
  const before = seen.get(key)
  const fresh = elements.filter((one) => one.state === 'waiting' && before?.locked.has(one.id))
  const isOpen = new Set(elements.filter(({ state }) => state === 'waiting').map((one) => one.id))
  const opened = new Set(
    [...(before?.opened ?? []), ...fresh.map((one) => one.id)].filter((one) => isOpen.has(one)),
  )
  const locked = new Set(elements.filter(({ state }) => state === 'locked').map((one) => one.id))
  seen.set(key, { locked, opened })
  const found = { fresh, opened }
  noted.set(scene, found)
  return found
}
