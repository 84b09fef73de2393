import { isFailure } from '#src/lib/failure.ts'
import type { Json } from '#shared/content/json.ts'
import type { Language } from '#shared/domain/languages.ts'
import { valueIn, WHOLE_FILE } from '#src/outbox/edits/steps.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import type { Bench } from './bench.ts'
import { change } from './change.ts'
import { placeName, wordPlace, wordsFile } from './names.ts'
import { missionFileOf } from './order.ts'
import { STARTER_ROOM } from './starter-room.ts'

const DRAWING = 'scene.svg'

/** A place becomes the way to a mission of its own: a drawn room under its name, to be replaced piece by piece. */
export async function beginRoom(bench: Bench, id: string, languages: readonly Language[]): Promise<void> {
  const { desk, mission, missions, save, art, edits } = bench
  if (!mission) return
  const file = `${id}/${DRAWING}`
  const list = missionFileOf(mission.id)
  desk.say({ art: 'sending', file })
  try {
    const hash = await art.send(new Blob([roomOf(id)], { type: 'image/svg+xml' }))
    const words = languages.flatMap((one) => [wordsFile(mission.id, one), wordsFile(id, one)])
    if (!(await save.ready([file, list, ...words]))) {
      desk.say({ art: 'unsent', file })
      return
    }
    const { texts } = edits.store.getState()
    const said = valueIn(texts, list, '/missions')
    const wishes: Wish[] = [
      { file, pointer: WHOLE_FILE, to: hash },
      ...languages.map((one): Wish => ({
        ...{ file: wordsFile(id, one), pointer: '/name' },
        to: placeName(mission, missions, id, one, texts),
      })),
      ...languages.flatMap((one) => descriptionWish(bench, id, one)),
      // where the file says nothing of it, what is drawn leads on
      ...(isList(said) && !said.includes(id)
        ? [{ file: list, pointer: '/missions', to: [...said, id] }]
        : []),
    ]
    change(bench, 'begun', [{ sort: 'elements', id }], wishes)
    desk.say({ art: 'begun', file: placeName(mission, missions, id, languages[0] ?? 'en', texts) })
  } catch (error) {
    const isFull = isFailure(error) && (error.status === 413 || error.problem?.code === 'tenant-full')
    desk.say({ art: isFull ? 'tooLarge' : 'unsent', file })
  }
}

/** What a place looks like is said of the mission from now on. */
function descriptionWish({ mission, missions, edits }: Bench, id: string, language: Language): Wish[] {
  const place = mission && wordPlace(mission, missions, id, language, 'description')
  const said = place && valueIn(edits.store.getState().texts, place.file, place.pointer)
  return typeof said === 'string'
    ? [{ file: wordsFile(id, language), pointer: '/description', to: said }]
    : []
}

/** Of what is put before the names of its places: with them a name has 60 letters at most. */
const LONGEST_PREFIX = 50

/** The drawn room, whose places are called after the mission: no two tasks of an adventure have one name. */
function roomOf(mission: string): string {
  const prefix = mission.slice(0, LONGEST_PREFIX).replace(/-+$/, '')
  return STARTER_ROOM.replaceAll('id="element ', `id="element ${prefix}-`)
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
