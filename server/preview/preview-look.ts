import type { PreviewLook } from '#shared/contract/preview-address.ts'
import { LOOK_COLOURS } from '#shared/domain/preview-looks.ts'
import type { AppParam, SwitchKey } from '#shared/domain/switches.ts'
import type { UnlockRule } from '#shared/domain/unlocking.ts'
import { idOf } from '#shared/scene/first-names.ts'
import type { Weather } from '#shared/scene/layout.ts'
import type { PublishedAdventure, PublishedMission } from '#shared/scene/published.ts'
import type { PreviewState } from '#server/db/preview-state.ts'
import type { Tenant } from '#server/http/visit.ts'
import { indexAdventure, pathToRoot, type Content } from '#server/play/content.ts'
import { withLongestWords } from './longest-words.ts'
import { NOTHING_DONE } from './preview-progress.ts'

/** Nobody who has done nothing has any. */
const OUT_OF_REACH: UnlockRule = { need: 'all', of: [{ points: 1000 }] }

/** The adventure as it is looked at: what leads to the mission is open, and what that leads to is locked where it is wished. */
export function contentSeen(content: Content, look: PreviewLook): Content {
  const { mission, isLocked = false, isLongest = false } = look
  if (mission === undefined && !isLongest) return content
  const id = mission === undefined ? undefined : idOf(mission, content.published.moved ?? {})
  const seen = content.missions.get(id ?? '')
  const opened = new Set(seen ? pathToRoot(content, seen.id).map((one) => one.id) : [])
  const below = new Set(isLocked ? seen?.missions : [])
  const rules = (one: PublishedMission): PublishedMission => {
    if (below.has(one.id)) return { ...one, unlock: OUT_OF_REACH }
    if (!opened.has(one.id)) return one
    const isSeen = isLocked && one.id === seen?.id
    const tasks = isSeen ? one.tasks.map((task) => ({ ...task, unlock: OUT_OF_REACH })) : one.tasks
    return { ...one, unlock: null, tasks }
  }
  const published: PublishedAdventure = {
    ...content.published,
    missions: content.published.missions.map(rules),
  }
  return indexAdventure(isLongest ? withLongestWords(published) : published)
}

/** Who looks at one mission has seen the map's tour; where everything is locked nothing has been done. */
export function stateSeen(state: PreviewState, { mission, isLocked = false }: PreviewLook): PreviewState {
  if (mission === undefined) return state
  return { ...(isLocked ? NOTHING_DONE : state), isTutorialSeen: true }
}

const SWITCHES: Readonly<Record<Weather, SwitchKey>> = { snow: 'snow', clouds: 'cloud', bubbles: 'bubbles' }

/** The switches of the weather that is looked at; they come last, so they hold. */
export function weatherSeen({ weather }: PreviewLook): AppParam[] {
  if (!weather) return []
  const kinds: readonly Weather[] = ['snow', 'clouds', 'bubbles']
  return kinds.map((kind) => ({ configKey: SWITCHES[kind], configValue: weather.includes(kind) }))
}

/** The tenant's look, in the colours that are looked at. */
export function lookSeen(look: Tenant['look'], { colours }: PreviewLook): Tenant['look'] {
  if (!colours) return look
  const { one, two, three, threeLighten } = LOOK_COLOURS[colours]
  return { ...look, colourOne: one, colourTwo: two, colourThree: three, colourThreeLighten: threeLighten }
}
