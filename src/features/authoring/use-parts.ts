import type { Json } from '#shared/content/json.ts'
import type { PartGroup } from '#shared/scene/files.ts'
import { useAuthoring } from './use-authoring.ts'
import { useWriting, wordsBelow, type Change } from './use-writing.ts'

interface PartsOptions<Part extends { id: string }> {
  parts: readonly Part[]
  /** Under which name the content lists them. */
  list: string
  /** Under which name the words of the task have theirs. */
  group: PartGroup
  /** What a new one is called in the file, with a number. */
  stem: string
  /** A new one. @param open that is written now */
  make: (id: string, open: Part | undefined) => Part
  /** Words of a new one that are said to be empty, since they may be. */
  emptyWords?: readonly string[]
  /** What else changes with one that comes, or goes. */
  also?: { added: (id: string) => Change[]; removed: (id: string) => Change[] }
  /** All of them as they stand in the file. */
  write: (parts: readonly Part[]) => Json
}

export interface Parts<Part extends { id: string }> {
  parts: readonly Part[]
  /** The one that is written. */
  open: Part | undefined
  show: (id: string) => void
  add: () => void
  copy: (part: Part, index: number) => void
  remove: (part: Part, index: number) => void
  move: (id: string, to: number) => void
  /** What the file becomes with another one in its place. */
  changesFor: (part: Part, next: Part) => Change[]
  /** What the file becomes with these. */
  changesTo: (parts: readonly Part[]) => Change[]
}

/** The parts of a task (cards, questions, scenes) in their order: each goes, comes and is copied with its words in every language. */
export function useParts<Part extends { id: string }>(options: PartsOptions<Part>): Parts<Part> {
  const { parts, list, group, stem, make, write, emptyWords = [], also } = options
  const writing = useWriting()
  const { languages } = useAuthoring()
  const { part: openId, openPart, change } = writing
  const open = parts.find(({ id }) => id === openId) ?? parts[0]
  const changesTo = (next: readonly Part[]): Change[] => [
    { in: 'file', at: ['content', list], to: write(next) },
  ]
  const newId = () =>
    freshName(
      stem,
      parts.map(({ id }) => id),
    )
  return {
    ...{ parts, open, changesTo, show: openPart },
    changesFor: (part, next) => changesTo(parts.map((one) => (one === part ? next : one))),
    add() {
      const id = newId()
      change([
        ...changesTo([...parts, make(id, open)]),
        ...emptyWords.map((word): Change => ({ in: languages, at: [group, id, word], to: '' })),
        ...(also?.added(id) ?? []),
      ])
      openPart(id)
    },
    copy(part, index) {
      const id = newId()
      change([
        ...changesTo(parts.toSpliced(index + 1, 0, { ...part, id })),
        ...languages.map((one): Change => ({
          ...{ in: [one], at: [group, id], to: wordsBelow(writing, [group, part.id], one) },
        })),
        ...(also?.added(id) ?? []),
      ])
      openPart(id)
    },
    remove(part, index) {
      const next = parts.filter((one) => one !== part)
      change([
        ...changesTo(next),
        { in: languages, at: [group, part.id], to: undefined },
        ...(also?.removed(part.id) ?? []),
      ])
      if (part === open) openPart((next[index] ?? next[index - 1])?.id ?? null)
    },
    move(id, to) {
      const part = parts.find((one) => one.id === id)
      if (part) change(changesTo(parts.filter((one) => one !== part).toSpliced(to, 0, part)))
    },
  }
}

/** A name that none of these has, as `card-3`. */
export function freshName(stem: string, taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number += 1) {
    const name = `${stem}-${number}`
    if (!taken.includes(name)) return name
  }
}
