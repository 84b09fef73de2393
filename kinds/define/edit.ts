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
}

/** The form of what a kind asks, and its player beside it. */
interface EditParts {
  Form: ComponentType
  Preview: ComponentType<EditPreviewProps>
}

/** What the browser says of a kind where its tasks are written; nothing of it is loaded for players. */
export interface TaskEdit {
  template: () => Promise<TaskTemplate>
  /** Its code is a chunk of its own. */
  parts: () => Promise<EditParts>
  /** What of the content decides how answers are graded; where it changes, that is said. */
  grading: (content: Json | undefined) => Json
}

// @__NO_SIDE_EFFECTS__
export function defineTaskEdit(_kind: { id: TaskKind }, edit: TaskEdit): TaskEdit {
  return edit
}
