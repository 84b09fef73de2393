import { isSameJson, parseJsonObject, type Json, type JsonObject } from '#shared/content/json.ts'
import { valueAt } from '#shared/content/pointer.ts'
import { applyValue, type Applied, type KeyOrder, type SetValue } from '#shared/content/set-value.ts'
import type { Wish } from './wish.ts'

/** Points at all of a file, whose value is its text; of a file that is no JSON its hash. */
export const WHOLE_FILE = ''

/** Of whom a colleague changed the same value meanwhile. */
export interface Clash {
  /** What was not done. */
  mine: SetValue
  /** What is there now; nothing where it was taken out. */
  current?: Json
}

/** Texts of files by their paths; null where there is none. */
export type Texts = Readonly<Record<string, string | null>>

interface Stepped {
  texts: Texts
  /** What was done, in order. */
  done: SetValue[]
  /** What takes it back, in the order in which that must be done. */
  undos: SetValue[]
  clashes: Clash[]
}

/** In which order the keys of a file stand, by its path. */
export type OrderIn = (file: string) => KeyOrder

export const noOrder: OrderIn = () => () => undefined

/** Does all that can be done of it. */
export function takeSteps(texts: Texts, steps: readonly SetValue[], orderIn: OrderIn): Stepped {
  const next: Record<string, string | null> = { ...texts }
  const done: SetValue[] = []
  const undos: SetValue[] = []
  const clashes: Clash[] = []
  for (const [index, step] of steps.entries()) {
    const { conflict, text, undo } = applyStep(next[step.file] ?? null, step, orderIn)
    if (conflict) {
      // the answer to it or to one that follows was lost, or somebody meant the same
      const isMine = steps
        .slice(index)
        .some((one) => isSameJson(conflict.current, one.to) && isOfSame(one, step))
      if (!isMine) clashes.push(clashOf(step, conflict.current))
      continue
    }
    next[step.file] = text
    done.push(step)
    undos.unshift(undo)
  }
  return { texts: next, done, undos, clashes }
}

function applyStep(text: string | null, step: SetValue, orderIn: OrderIn): Applied {
  if (step.pointer !== WHOLE_FILE) return applyValue(text, step, orderIn(step.file))
  const { file, pointer, from, to } = step
  const current = text ?? undefined
  if (current !== from) return { conflict: { edit: step, current } }
  const undo = {
    file,
    pointer,
    ...(to !== undefined && { from: to }),
    ...(from !== undefined && { to: from }),
  }
  return { text: typeof to === 'string' ? to : null, undo }
}

/** Of the same value. */
export function isOfSame(one: SetValue, other: SetValue): boolean {
  return one.file === other.file && one.pointer === other.pointer
}

function clashOf(mine: SetValue, current: Json | undefined): Clash {
  return { mine, ...(current !== undefined && { current }) }
}

/** What fulfils the wishes, as things stand; nothing for those that are fulfilled already. */
export function stepsFor(texts: Texts, wishes: readonly Wish[]): SetValue[] {
  return wishes.flatMap(({ file, pointer, to, text }): SetValue[] => {
    const from = valueIn(texts, file, pointer)
    if (isSameJson(from, to)) return []
    const values = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
    return [{ file, pointer, ...values, ...(text === null && { text }) }]
  })
}

export function valueIn(texts: Texts, file: string, pointer: string): Json | undefined {
  if (pointer === WHOLE_FILE) return texts[file] ?? undefined
  const tree = treeOf(file, texts[file] ?? '{}')
  return tree && valueAt(tree, pointer)
}

/** Of each file what was read last: many values are looked up in one text. */
const lastRead = new Map<string, { text: string; tree: JsonObject | undefined }>()

function treeOf(file: string, text: string): JsonObject | undefined {
  const last = lastRead.get(file)
  if (last?.text === text) return last.tree
  const tree = parseJsonObject(text)
  lastRead.set(file, { text, tree })
  return tree
}

/** Two that follow each other as one: each value goes back to what it was before both. */
export function joinUndos(earlier: readonly SetValue[], later: readonly SetValue[]): SetValue[] {
  const keyOf = ({ file, pointer }: SetValue) => `${file} ${pointer}`
  const known = new Set(earlier.map(keyOf))
  const latest = new Map(later.map((one) => [keyOf(one), one.from]))
  return [
    ...later.filter((one) => !known.has(keyOf(one))),
    ...earlier.map((one) => {
      if (!latest.has(keyOf(one))) return one
      const { from: _from, ...rest } = one
      const from = latest.get(keyOf(one))
      return { ...rest, ...(from !== undefined && { from }) }
    }),
  ]
}
