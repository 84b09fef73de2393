import type { EditPreviewProps } from '#kinds/define/edit.ts'
import type { Json, JsonObject } from '#shared/content/json.ts'
import type { Loss, Question, RefusalReason } from '#shared/questions/question.ts'
import type { PartGroup } from '#shared/scene/files.ts'
import type { LatePart } from '#src/lib/late-part.ts'
import type { HowTaken, QuestionTarget, TakenPart } from './question-target.ts'
import { freshName, type Parts } from './use-parts.ts'
import type { Change, Writing } from './use-writing.ts'

/** A question as it would stand in the task, alone. */
export interface Looked {
  /** Of its part. */
  id: string
  content: Json
  group: PartGroup
  /** Of all of its parts, by their ids. */
  words: JsonObject
  /** How many parts it is. */
  size: number
  losses: readonly Loss[]
}

/** Where questions of a file are added. */
export interface Destination {
  hasPicture: boolean
  /** It asks a text with several gaps. */
  takesGaps: boolean
  /** A picture of the task, which new parts begin with. */
  firstPicture: string
  preview: LatePart<EditPreviewProps>
  /** So many more parts the task can have. */
  room: number
  look: (question: Question, how: HowTaken) => Looked | { reason: RefusalReason; detail: string }
  /** Adds all of them by one step that can be undone, and opens the first. */
  add: (questions: readonly Question[], how: HowTaken) => void
}

/** The task that is open, for questions of a file. */
export function destinationOf<Part extends { id: string; picture?: string | undefined }>(
  writing: Writing,
  { parts, changesTo }: Parts<Part>,
  target: QuestionTarget<Part>,
): Destination {
  const { file, language, change, openPart } = writing
  const { group, stem, most, hasPicture, preview, take, contentOf, also, takesGaps = false } = target
  return {
    ...{ hasPicture, takesGaps, preview },
    firstPicture: parts.find(({ picture = '' }) => picture !== '')?.picture ?? '',
    room: Math.max(0, most - parts.length),
    look(question, how) {
      const id = `${stem}-1`
      const taken = take(question, id, how)
      if ('reason' in taken) return taken
      const { more = [], losses, besides } = taken
      const all = [taken, ...more]
      const content = contentOf(
        file['content'],
        all.map(({ part }) => part),
        taken,
      )
      const words = { ...Object.fromEntries(all.map((one) => [one.part.id, one.words])), ...besides }
      return { id, group, words, losses, content, size: all.length }
    },
    add(questions, how) {
      const next = [...parts]
      const words: Change[] = []
      const added: TakenPart<Part>[] = []
      for (const question of questions) {
        const id = freshName(
          stem,
          next.map((one) => one.id),
        )
        const taken = take(question, id, how)
        if ('reason' in taken) continue
        added.push(taken)
        for (const one of [taken, ...(taken.more ?? [])]) {
          next.push(one.part)
          words.push({ in: [language], at: [group, one.part.id], to: one.words })
        }
      }
      const first = next[parts.length]
      if (!first) return
      change([...(how.files ?? []), ...changesTo(next), ...words, ...(also?.(writing, added) ?? [])])
      openPart(first.id)
    },
  }
}
