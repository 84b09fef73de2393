import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { MISSION_KINDS, missionPath } from '../../shared/domain/mission-kinds.ts'

const Mission = z.object({
  id: z.string(),
  type: z.enum(MISSION_KINDS),
  missions: z.array(z.string()),
  scene: z.nullable(z.unknown()),
})
const Published = z.object({
  adventures: z.array(z.object({ rootMission: z.string(), missions: z.array(Mission) })),
})
type Mission = z.infer<typeof Mission>

/** A page of the product. */
export interface Stop {
  id: string
  /** Behind the `#`. */
  path: string
  /** The scene that stands there on the canvas; null under a page that covers it. */
  scene: string | null
}

/** Boards, lists and first steps are pages over the map. */
const COVERED = new Set(['board', 'LMS', 'onboarding'])

/** From the map into every mission of the demo, into what lies in it, and back each time; begins and ends on the map. */
export function tourOfDemo(): Stop[] {
  const published: unknown = JSON.parse(readFileSync('dist/published.json', 'utf8'))
  const [adventure] = z.parse(Published, published).adventures
  const missions = new Map(adventure?.missions.map((mission) => [mission.id, mission]))
  const called = (id: string) => {
    const mission = missions.get(id)
    if (!mission) throw new Error(`there is no mission ${id}`)
    return mission
  }
  const root = called(adventure?.rootMission ?? '')
  const stop = ({ id, type, scene }: Mission): Stop => ({
    id,
    path: missionPath(type, id, id),
    scene: COVERED.has(type) ? null : scene === null ? root.id : id,
  })
  return root.missions.map(called).flatMap((place) => {
    const inside = place.missions.map((id) => stop(called(id)))
    return [stop(place), ...inside, ...(inside.length > 0 ? [stop(place)] : []), stop(root)]
  })
}
