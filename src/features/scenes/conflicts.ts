import { keysOf } from '#shared/content/pointer.ts'
import type { SetValue } from '#shared/content/set-value.ts'
import { missionFileOf } from './order.ts'
import { isSameThing, isSceneFile, keyOf, type Thing } from './scene-file.ts'
import type { Clash } from '#src/outbox/edits/steps.ts'

/** What of an adventure a value belongs to. */
interface ValuePlace {
  /** Its folder. */
  mission: string
  /** Null for the mission as a whole. A mission is a place wherever something leads to it. */
  thing: Thing | null
  /** As its file calls it; `order` of the lists in which places are read. */
  field: string
}

export function placeOfValue({ file, pointer }: Pick<SetValue, 'file' | 'pointer'>): ValuePlace {
  const mission = file.split('/')[0] ?? ''
  const [first = '', id = '', field = ''] = keysOf(pointer)
  if (isSceneFile(file) && (first === 'elements' || first === 'layers') && id !== '')
    return { mission, thing: { sort: first, id }, field }
  if (isSceneFile(file) && first === 'lanterns' && id !== '')
    return { mission, thing: { sort: 'elements', id }, field: 'lanterns' }
  if (file === missionFileOf(mission) && (first === 'missions' || first === 'tasks'))
    return { mission, thing: null, field: 'order' }
  if (file.startsWith(`${mission}/text/`)) {
    const place = first === 'tasks' ? { id, field } : { id: mission, field: first }
    return { mission, thing: { sort: 'elements', id: place.id }, field: place.field }
  }
  return { mission, thing: null, field: [first, id, field].filter((key) => key !== '').join('.') }
}

/** What of one mission's scene a colleague changed meanwhile: by its own files, or by the name of where a place leads. */
export function thingsInConflict(conflicts: readonly Pick<Clash, 'mine'>[], mission: string): Thing[] {
  const found: Thing[] = []
  for (const { mine } of conflicts) {
    const place = placeOfValue(mine)
    const isHere = place.mission === mission || place.thing?.id === place.mission
    if (place.thing && isHere && !found.some((one) => isSameThing(one, place.thing))) found.push(place.thing)
  }
  return found
}

/** What goes with a thing when it is moved or sized: one choice decides all of it. */
const WITH_ITS_PLACE: readonly string[] = ['shift', 'grow', 'label', 'lamp', 'foot', 'reflect', 'hit']

/** Conflicts that are decided together: those about where one thing stands. */
export function togetherByThing<Of extends Pick<Clash, 'mine'>>(conflicts: readonly Of[]): Of[][] {
  const groups = new Map<string, Of[]>()
  for (const [index, one] of conflicts.entries()) {
    const { thing, field } = placeOfValue(one.mine)
    const key = thing && WITH_ITS_PLACE.includes(field) ? `${one.mine.file} ${keyOf(thing)}` : String(index)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}
