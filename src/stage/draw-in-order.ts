import type { Container } from 'pixi.js'

/**
 * Draws actors in another order among themselves, while all that is drawn before and after them stays. They stand beside each other in one
 * parent, as React has made them. One that has gone a long way is moved alone: every other would be as many changes to what is drawn.
 * @param wanted the lowest first
 */
export function drawInOrder(wanted: readonly Container[]): void {
  const parent = wanted[0]?.parent
  if (!parent) return
  const own = new Set<Container>(wanted)
  const slots: number[] = []
  const now: Container[] = []
  for (const [index, child] of parent.children.entries()) {
    if (!own.has(child)) continue
    slots.push(index)
    now.push(child)
  }
  const bring = (from: number, to: number) => {
    const [actor] = now.splice(from, 1)
    if (!actor) return
    now.splice(to, 0, actor)
    parent.setChildIndex(actor, slots[to] ?? 0)
  }
  const first = wanted.findIndex((actor, index) => now[index] !== actor)
  const last = wanted.findLastIndex((actor, index) => now[index] !== actor)
  if (first < 0) return
  // the one that came from behind to the front of what has changed, with all between a step back
  if (now[first] === wanted[last]) bring(first, last)
  for (const [index, actor] of wanted.entries())
    if (now[index] !== actor)
      bring(
        now.findIndex((one) => one === actor),
        index,
      )
}
