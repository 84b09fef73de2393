import { SPOTS, type FindSpot, type Spot, type SpotName } from './spots.ts'

/** An element that does not render in so many checks is left out (TUT-4). */
const CHECKS = 10
const CHECK_MS = 500
/** How often the navigation is asked for its buttons (ms), as long as the others are waited for. */
const CHILDREN_MS = 200

/**
 * Waits for what is to be shown, each element as long as it may take.
 * @param names of what is shown, in its order
 * @returns those that came, in their order; none once it was stopped
 */
export async function collectSpots(
  find: FindSpot,
  stopped: AbortSignal,
  names: readonly SpotName[] = SPOTS,
): Promise<Spot[]> {
  const found = await Promise.all(names.map((name) => untilRendered(name, find, stopped)))
  return stopped.aborted ? [] : found.filter((spot) => spot !== null)
}

async function untilRendered(name: SpotName, find: FindSpot, stopped: AbortSignal): Promise<Spot | null> {
  const pause = name === 'navigation' ? CHILDREN_MS : CHECK_MS
  const checks = (CHECKS * CHECK_MS) / pause
  for (let check = 0; check < checks && !stopped.aborted; check++) {
    const spot = find(name)
    if (spot === 'absent') return null
    if (spot && isRendered(spot)) return spot
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return null
}

/** The navigation counts with more than one button. */
function isRendered({ name, box, children = [] }: Spot): boolean {
  if (name === 'navigation' && children.length < 2) return false
  return (box()?.height ?? 0) > 0
}
