import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type { Json, JsonObject } from '#shared/content/json.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { TaskText } from '#shared/scene/files.ts'
import type { TaskKind } from '#kinds/shared.ts'

/** What a task of a kind begins with: a small one that plays, to be written over. */
export interface TaskTemplate {
  /** The whole file of the task. */
  file: JsonObject
  words: Readonly<Record<Language, JsonObject>>
  /** Drawings that it shows, by name: they are laid with the pictures of its mission, where they are not yet. */
  pictures: Readonly<Record<string, string>>
}

/** What an attempt that was finished beside the form brings: the share of the points, 0 to 1. */
export interface Outcome {
  share: number
  isPassed: boolean
}

/** What the player beside the form is shown with. */
export interface EditPreviewProps {
  /** The `content` of the file as it is now, whatever is wrong with it. */
  content: Json | undefined
  words: TaskText
  /** Where a picture is looked at; null where the draft has none of that name. */
  addressOf: (picture: string) => string | null
  /** The part that is open in the form. */
  part: string | null
  openPart: (part: string) => void
  /** The task was played to its end there; null: it begins anew. */
  onOutcome: (outcome: Outcome | null) => void
}

/** The form of what a kind asks, and its player beside it. */
interface EditParts {
  Form: ComponentType
  /** Null: the server says what its player shows beside the form. One of its own shows each letter without asking the server. */
  Preview: ComponentType<EditPreviewProps> | null
}

/** What the browser says of a kind where its tasks are written; nothing of it is loaded for players. */
export interface TaskEdit {
  /** What such a task is called where a new one is added. */
  name: (t: TFunction) => string
  /** What players do in it, in a sentence, for those who choose among the kinds. */
  summary: (t: TFunction) => string
  template: () => Promise<TaskTemplate>
  /** The file that a new task is about, which its author brings: under which key of the content it is named. Null where it needs none. */
  needs: { key: 'film' | 'book' | 'package'; folder: 'films' | 'books' | 'packages' } | null
  /** Its code is a chunk of its own. */
  parts: () => Promise<EditParts>
  /** A hint may be written for the task as a whole: its player shows it to anyone who hesitates. */
  hasHint: boolean
  /** What of the content decides how answers are graded; where it changes, that is said. */
  grading: (content: Json | undefined) => Json
}

// @__NO_SIDE_EFFECTS__
export function defineTaskEdit(_kind: { id: TaskKind }, edit: TaskEdit): TaskEdit {
  return edit
}
