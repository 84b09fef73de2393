import { createContext } from 'react'
import type { MovesReply } from '#shared/contract/attempts.ts'
import { sortOfName, type FileSort } from '#shared/domain/file-sorts.ts'
import type { TaskMove } from '#shared/scene/tasks/task.ts'
import { Failure } from '#src/lib/failure.ts'

/** Whether a task is played beside the form where it is written: nothing leads out of it, and the form keeps the focus. */
export const BesideForm = createContext(false)

const WRITTEN = 'written:'

/** A file that was chosen beside a form. */
export interface WrittenFile {
  id: string
  name: string
  bytes: number
  sort: FileSort
}

type Answer = (moves: readonly TaskMove[]) => Promise<MovesReply>
const answers = new Map<string, Answer>()
const files = new Map<string, WrittenFile[]>()

/** The id of an attempt at a task that somebody is writing: no server has it. */
export const newWrittenId = (): string => `${WRITTEN}${crypto.randomUUID()}`

/** Says who answers the moves of such an attempt. @returns how to stop */
export function answerMoves(attemptId: string, answer: Answer): () => void {
  answers.set(attemptId, answer)
  return () => {
    if (answers.get(attemptId) !== answer) return
    answers.delete(attemptId)
    files.delete(attemptId)
  }
}

/** Whether no server has the attempt, for its task is being written. */
export const isWritten = (attemptId: string): boolean => attemptId.startsWith(WRITTEN)

/** Takes a file for one that has arrived; it stays on this device. @returns its id */
export function bringWritten(attemptId: string, { name, size }: File): string {
  const id = crypto.randomUUID()
  const file: WrittenFile = { id, name, bytes: size, sort: sortOfName(name) ?? 'document' }
  files.set(attemptId, [...filesOf(attemptId), file])
  return id
}

/** What was brought to an attempt that no server has. */
export const filesOf = (attemptId: string): readonly WrittenFile[] => files.get(attemptId) ?? []

/** Who answers the moves of an attempt; null where the server has it. One that is over takes none any more. */
export function answererOf(attemptId: string): Answer | null {
  if (!isWritten(attemptId)) return null
  return answers.get(attemptId) ?? (() => Promise.reject(new Failure(404, '')))
}
