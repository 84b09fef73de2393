import type { TaskEdit } from '#kinds/define/edit.ts'
import { isJsonObject, type JsonObject } from '#shared/content/json.ts'
import type { MadeMission } from '#shared/contract/content-scenes.ts'
import type { Language } from '#shared/domain/languages.ts'
import { nameOfMedia, type MediaSort } from './media-paths.ts'
import { signWishes } from './put-up-sign.ts'
import { WHOLE_FILE } from '#src/outbox/edits/steps.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import { enter } from './rules/enter.ts'
import { isBroken, textFileOf } from './rules/outline.ts'
import { addWishes, freshId, isTaken, withWritten } from './rules/task-edits.ts'
import type { Authoring } from './use-authoring.ts'

interface TaskAsked {
  mission: string
  edit: TaskEdit
  /** Empty: that of the example. */
  name: string
  /** A place of the scene that opens it, and how that is called; the task has its id. */
  place: { id: string; name: string } | null
  /** Where it gets a signpost; null: it gets none. */
  made: MadeMission | null
  /** What it is about, and where in the draft that goes. */
  media: { sort: MediaSort; file: File; path: string } | null
  /** Languages of the adventure, that of its author first. */
  names: readonly Language[]
}

/** Adds a task with the example of its kind in every language, as one edit. @returns its id. @throws Failure */
export async function addTask(authoring: Authoring, asked: TaskAsked): Promise<string> {
  const { edits, languages, files, send } = authoring
  const { mission, edit, name, made, media, names } = asked
  const { file, words, pictures } = await edit.template()
  const [first = 'en'] = names
  const textsNow = () => edits.store.getState().texts
  const isThere = (path: string) => files.has(path) || typeof textsNow()[path] === 'string'
  const brought: Wish[] = []
  const bring = async (path: string, bytes: Blob) => {
    brought.push({ file: path, pointer: WHOLE_FILE, to: await send(bytes) })
  }
  for (const [picture, drawing] of Object.entries(pictures)) {
    const path = `${mission}/pictures/${picture}`
    if (!isThere(path)) await bring(path, new Blob([drawing], { type: 'image/svg+xml' }))
  }
  if (media) await bring(media.path, media.file)
  const nextId = () => freshId(textsNow(), name || nameOf(words[first]))
  // a colleague may have written its task while the files arrived
  const place = asked.place && !isTaken(textsNow(), asked.place.id) ? asked.place : null
  const { id, sign } =
    place || !made ? { id: place?.id ?? nextId(), sign: [] } : await signed(authoring, made, nextId)
  const texts = textsNow()
  // a file that cannot be read is for its author to put right
  const readable = languages.filter((one) => !isBroken(texts, textFileOf(mission, one)))
  /** A place is called as it is in every language, unless it is called otherwise here: the example would call it something else. */
  const wordsFor = (language: Language): JsonObject => {
    const isFirst = language === first
    const example = words[language]
    if (!place) return name !== '' && isFirst ? { ...example, name } : example
    const named = name === '' ? example : { ...example, name }
    const laid = withWritten(texts, mission, place.id, language, named)
    return isFirst && name !== '' && name !== place.name ? { ...laid, name } : laid
  }
  const task = {
    file: media && edit.needs ? aboutMedia(file, edit.needs.key, nameOfMedia(media.sort, media.path)) : file,
    words: Object.fromEntries(readable.map((one) => [one, wordsFor(one)])),
  }
  enter(edits, { word: 'added', things: [id], mission }, [
    ...brought,
    ...addWishes(texts, mission, id, task),
    ...sign,
  ])
  return id
}

/** An id with its signpost; without one the task is there all the same, and says that it has no place. */
async function signed(authoring: Authoring, made: MadeMission, nextId: () => string) {
  for (;;) {
    const id = nextId()
    const sign = await signWishes(authoring, made, id).catch(() => [])
    // a colleague may have taken it while the pictures were sent
    if (nextId() === id) return { id, sign }
  }
}

const nameOf = ({ name }: JsonObject): string => (typeof name === 'string' ? name : '')

/** The file of a task that is about what its author brought. */
function aboutMedia(file: JsonObject, key: string, name: string): JsonObject {
  const { content } = file
  return isJsonObject(content) ? { ...file, content: { ...content, [key]: name } } : file
}
