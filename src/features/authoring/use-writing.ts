import { createContext, useContext } from 'react'
import type { TaskTemplate } from '#kinds/define/edit.ts'
import { isJsonObject, type Json, type JsonObject } from '#shared/content/json.ts'
import { pointerTo, valueAt } from '#shared/content/pointer.ts'
import type { Language } from '#shared/domain/languages.ts'
import { WHOLE_FILE } from '#src/outbox/edits/steps.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import { taskFileOf, textFileOf } from './rules/outline.ts'
import type { TaskWord } from '#shared/content/task-of-finding.ts'

/** Keys that lead to a value of the task's file, or to words of the task. */
export type Place = readonly string[]

/** What one value or word of a task becomes; undefined: it goes. */
export interface Change {
  /** In the file of the task, or a file of the draft by its path, whose value is its hash; else among its words in each of the languages named. */
  in: 'file' | 'draft' | readonly Language[]
  at: Place
  to: Json | undefined
}

/** One task that is open. */
export interface Writing {
  mission: string
  task: string
  file: JsonObject
  /** The words of the task by language, as they are written. */
  words: Readonly<Partial<Record<Language, JsonObject>>>
  /** What a task of the kind begins with, in each language; absent until it has come. */
  example?: TaskTemplate['words'] | null
  /** That is written, and that the player speaks. */
  language: Language
  speak: (language: Language) => void
  /** The part (card, question …) that is open, and that the player beside it stands on. */
  part: string | null
  openPart: (part: string | null) => void
  /** Opens the form where a text is written, whose field takes the focus. */
  seek: (word: TaskWord) => void
  /** That is looked for now. */
  sought: TaskWord | null
  /** Its field has the focus. */
  found: () => void
  /** One entry of the history. @param of what is typed: letters that follow each other are one */
  change: (changes: readonly Change[], of?: string) => void
}

export const WritingContext = createContext<Writing | null>(null)

/** @throws where no task is open */
export function useWriting(): Writing {
  const writing = useContext(WritingContext)
  if (!writing) throw new Error('no task is open here')
  return writing
}

/** A value of the task's file. */
export function useValue(at: Place): Json | undefined {
  return valueAt(useWriting().file, pointerTo(...at))
}

/** Words of the task in a language; that of the writing unless another is named. */
export function wordsAt(
  { words, language }: Writing,
  at: Place,
  of: Language = language,
): string | undefined {
  const value = valueAt(words[of] ?? {}, pointerTo(...at))
  return typeof value === 'string' ? value : undefined
}

/** The words of a text in the language that all others are translated from; empty where that is the one that is read. */
export function sourceOf(
  writing: Writing,
  languages: readonly Language[],
  at: Place,
  of: Language = writing.language,
): string {
  const [first = of] = languages
  return first === of ? '' : (wordsAt(writing, at, first) ?? '')
}

export function wishesOf(mission: string, task: string, changes: readonly Change[]): Wish[] {
  return changes.flatMap(({ in: where, at, to }): Wish[] => {
    if (where === 'file') return [{ file: taskFileOf(mission, task), pointer: pointerTo(...at), to }]
    if (where === 'draft') return [{ file: at.join('/'), pointer: WHOLE_FILE, to }]
    return where.map((language) => ({
      file: textFileOf(mission, language),
      pointer: pointerTo('tasks', task, ...at),
      to,
    }))
  })
}

/** What makes bytes that were sent a file of the draft: undone with all that was changed beside it. */
export const fileChange = (path: string, hash: string): Change => ({ in: 'draft', at: [path], to: hash })

/** The words below a place, as one object; nothing where there are none. */
export function wordsBelow({ words }: Writing, at: Place, of: Language): JsonObject | undefined {
  const value = valueAt(words[of] ?? {}, pointerTo(...at))
  return isJsonObject(value) ? value : undefined
}
