import { keysOf, pointerTo } from '#shared/content/pointer.ts'
import type { Unit } from '#shared/content/translations/units.ts'
import type { Language } from '#shared/domain/languages.ts'

/** What missions, tasks and their parts are called, in the first language that names them; by their ids where none does. */
export interface Names {
  /** Empty for the adventure itself. */
  ofFolder: (folder: string) => string
  ofTask: (folder: string, task: string) => string
  ofPart: (folder: string, part: LabelledPart) => string
}

/** A part of a task, or one of its answers: its id, and where its words stand. */
export interface LabelledPart {
  id: string
  at: string
}

export function namesOf(units: readonly Unit[], spoken: readonly Language[]): Names {
  const names = new Map<string, string>()
  for (const { folder, pointer, texts } of units) {
    if (!pointer.endsWith('/name')) continue
    const keys = keysOf(pointer)
    if (keys.length > 1 && (keys.length !== 3 || keys[0] !== 'tasks')) continue
    const language = spoken.find((one) => (texts[one] ?? '').trim() !== '')
    const name = language && texts[language]
    if (name) names.set(`${folder} ${keys[1] ?? ''}`, name)
  }
  const parts = partNames(units, spoken)
  return {
    ofFolder: (folder) => names.get(`${folder} `) ?? folder,
    ofTask: (folder, task) => names.get(`${folder} ${task}`) ?? task,
    ofPart: (folder, { id, at }) => parts.get(`${folder} ${at}`) ?? id,
  }
}

/** Which of its words a part is called by: the first of these that it has. */
const CALLED_BY = ['name', 'title', 'question', 'left', 'text', 'plain', 'speaker', 'placeholder', 'minLabel']
/** Of longer words the first letters. */
const LONGEST_NAME = 60

/** By folder and pointer. Two of one group that are called the same are told apart by their ids. */
function partNames(units: readonly Unit[], spoken: readonly Language[]): ReadonlyMap<string, string> {
  const found = new Map<string, { rank: number; name: string }>()
  for (const unit of units) {
    const { rank, at } = calledOf(unit)
    if (rank < 0) continue
    const { texts } = unit
    const language = spoken.find((one) => (texts[one] ?? '').trim() !== '')
    const text = language && texts[language]?.trim()
    if (!text) continue
    const before = found.get(at)
    if (!before || rank < before.rank) found.set(at, { rank, name: shortened(text) })
  }
  const nameIn = (at: string, name: string) => `${at.slice(0, at.lastIndexOf('/'))} ${name}`
  const times = new Map<string, number>()
  for (const [at, { name }] of found) times.set(nameIn(at, name), (times.get(nameIn(at, name)) ?? 0) + 1)
  return new Map(
    [...found].map(([at, { name }]) => {
      const isAlone = times.get(nameIn(at, name)) === 1
      return [at, isAlone ? name : `${name} (${keysOf(at.slice(at.indexOf(' ') + 1)).at(-1) ?? ''})`]
    }),
  )
}

/** What a text may be the name of, and how well it serves as one; a rank below 0 is none. */
function calledOf(unit: Unit): { rank: number; at: string } {
  const known = called.get(unit)
  if (known) return known
  const { folder, pointer } = unit
  const keys = keysOf(pointer)
  const isThing = isOfThings(keys)
  const rank = isThing ? 0 : CALLED_BY.indexOf(keys.at(-1) ?? '')
  const made = { rank, at: `${folder} ${isThing ? pointer : pointerTo(...keys.slice(0, -1))}` }
  called.set(unit, made)
  return made
}

/** Thousands of texts are looked through at each letter, and all but a few are the very same. */
const called = new WeakMap<Unit, { rank: number; at: string }>()

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME - 1).trimEnd()}…` : line
}

/** Missions with their tasks, in the order of the texts. */
export function placesIn(units: readonly Unit[]): { folder: string; tasks: readonly string[] }[] {
  const places = new Map<string, Set<string>>()
  for (const { folder, task } of units) {
    const tasks = places.get(folder) ?? new Set<string>()
    places.set(folder, tasks)
    if (task !== null) tasks.add(task)
  }
  return [...places].map(([folder, tasks]) => ({ folder, tasks: [...tasks] }))
}

const FIELDS = {
  name: 'translations.field.name',
  description: 'translations.field.description',
  goal: 'translations.field.goal',
  transcript: 'translations.field.transcript',
  congrats: 'translations.field.congrats',
  title: 'translations.field.title',
  text: 'translations.field.text',
  plain: 'translations.field.plain',
  picture: 'translations.field.picture',
  question: 'translations.field.question',
  answers: 'translations.field.answer',
  feedback: 'translations.field.feedback',
  explanation: 'translations.field.explanation',
  hint: 'translations.field.hint',
  speaker: 'translations.field.speaker',
  left: 'translations.field.left',
  right: 'translations.field.right',
  minLabel: 'translations.field.minLabel',
  maxLabel: 'translations.field.maxLabel',
  declaration: 'translations.field.declaration',
  placeholder: 'translations.field.placeholder',
  competences: 'translations.field.competence',
} as const
type Field = (typeof FIELDS)[keyof typeof FIELDS]

/** What a text is, and of which part: the title of the card `lamp`. */
export interface TextLabel {
  /** Null for what the format does not know. */
  field: Field | null
  /** What tells it from its likes. */
  parts: readonly LabelledPart[]
}

export function labelOf({ pointer, task }: Pick<Unit, 'pointer' | 'task'>): TextLabel {
  const keys = keysOf(pointer)
  const own = task === null ? keys : keys.slice(2)
  const last = own.at(-1) ?? ''
  const before = own.at(-2)
  const field = fieldOf(isOfThings(keys) && before !== undefined ? before : last)
  const parts = own.flatMap((id, index): LabelledPart[] => {
    // every second key is an id, the first ones say of what; all of them where the field is not known
    if (field !== null && index % 2 === 0) return []
    return [{ id, at: pointerTo(...wordsOf(keys.slice(0, keys.length - own.length + index + 1))) }]
  })
  return { field, parts }
}

/** What is said of an answer that is wrong is called by that answer. */
const wordsOf = (keys: readonly string[]): string[] =>
  keys.map((key, index) => (index === keys.length - 2 && key === 'feedback' ? 'answers' : key))

/** One of several that have no words but this one. */
const isOfThings = (keys: readonly string[]): boolean =>
  ['answers', 'feedback', 'competences'].includes(keys.at(-2) ?? '')

function fieldOf(key: string): Field | null {
  return Object.entries(FIELDS).find(([name]) => name === key)?.[1] ?? null
}
