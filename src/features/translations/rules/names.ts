import { keysOf } from '#shared/content/pointer.ts'
import type { Unit } from '#shared/content/translations/units.ts'
import type { Language } from '#shared/domain/languages.ts'

/** What missions and tasks are called, in the first language that names them; by their ids where none does. */
export interface Names {
  /** Empty for the adventure itself. */
  ofFolder: (folder: string) => string
  ofTask: (folder: string, task: string) => string
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
  return {
    ofFolder: (folder) => names.get(`${folder} `) ?? folder,
    ofTask: (folder, task) => names.get(`${folder} ${task}`) ?? task,
  }
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
  /** Ids that tell it from its likes; the key itself where the field is not known. */
  parts: readonly string[]
}

export function labelOf({ pointer, task }: Pick<Unit, 'pointer' | 'task'>): TextLabel {
  const keys = keysOf(pointer)
  const own = task === null ? keys : keys.slice(2)
  const last = own.at(-1) ?? ''
  const before = own.at(-2)
  const isThing = before === 'answers' || before === 'feedback' || before === 'competences'
  const field = fieldOf(isThing ? before : last)
  // every second key is an id, the first ones say of what
  const parts = own.filter((_, index) => index % 2 === 1)
  return { field, parts: field === null ? own : parts }
}

function fieldOf(key: string): Field | null {
  return Object.entries(FIELDS).find(([name]) => name === key)?.[1] ?? null
}
