import type { Complaint } from '../read/schema-words.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { TaskKind } from '#kinds/shared.ts'
import type { PartGroup, PartText } from '#shared/scene/files.ts'
import type { ContentOf, PublishedOf } from '#shared/scene/tasks/task.ts'
import type { Book } from '#kinds/ebook/shared/schemas.ts'
import type { PublishedPackage } from '#kinds/scorm/shared/schemas.ts'
import type { Findings } from '../findings.ts'

export type PartField = Exclude<keyof PartText, 'answers' | 'feedback'>

/** The words that one part of a task shows: a card, a question, a scene. */
export interface NeededPart {
  id: string
  fields: readonly PartField[]
  /** Fields that may be empty, but are not forgotten. */
  mayBeEmpty?: readonly PartField[]
  /** Its `text` is nothing that is read on: a list of words, or a line to choose. There is no plain variant of it. */
  hasNoPlain?: boolean
  /** A hint may be written for it, which is said to anyone who hesitates. */
  hasHint?: boolean
  /** What a field has to hold in every language, as `[number]` for a gap. */
  marks?: Readonly<Partial<Record<PartField, readonly string[]>>>
  /** Ids of the answers that have words; some may have feedback. */
  answers?: readonly string[]
}

/** Words that a task shows besides its name, under this name in its text. */
export interface NeededWords {
  group: PartGroup
  parts: readonly NeededPart[]
  /** A hint may be written for the task as a whole. */
  hasHint?: boolean
  /** How many things the player decides, where these are not the parts with answers. */
  decisions?: number
}

/** A film where it is served, as the build measured it. */
export interface TaskFilm {
  film: string
  isPlaylist: boolean
  seconds: number
  captions: { language: Language; url: string }[]
}

/** A package for every language, and those of one. */
export interface FoundPackages {
  /** Null where there is none. */
  any: PublishedPackage | null
  editions: Partial<Record<Language, PublishedPackage>>
}

/** Finds what a task file names. A key is the place in the file, for anyone who is told that it is not there. */
export interface TaskFiles {
  /** The served address; a placeholder's where it is missing or broken, which is told. */
  picture(name: string, key: string): Promise<string>
  /** The same, twice as fine: for a picture that is looked at from near. */
  largePicture(name: string, key: string): Promise<string>
  /** The still of an assistant of the adventure; null where it is missing or broken, which is told. */
  assistant(name: string, key: string): Promise<string | null>
  /** A book in all of its languages; those that cannot be read are told and left out. */
  books(name: string, key: string): Promise<Book[]>
  /** A SCORM package in all of its languages; those that are refused are told and left out. */
  packages(name: string, key: string): Promise<FoundPackages>
  /** The film with its captions; one that cannot be seen where it is missing or broken, which is told. */
  film(name: string, key: string): Promise<TaskFilm>
}

/** What the build must know of a kind of task. */
export interface TaskIntake<Kind extends TaskKind = TaskKind> {
  /** Tells what a schema cannot say. */
  check(content: ContentOf<Kind>, label: string, findings: Findings): void
  words(content: ContentOf<Kind>): NeededWords | null
  /** Whether who does not see it needs a transcript; no kind but films does. */
  needsTranscript?(content: ContentOf<Kind>): boolean
  /** How much of its words one play shows, 0 to 1. */
  shownShare(content: ContentOf<Kind>): number
  /** Why no leader can accept what is handed in; null where one can. */
  whyNotRated(content: ContentOf<Kind>): Complaint | null
  /** The content with its files where they are served. */
  publish(content: ContentOf<Kind>, files: TaskFiles): Promise<PublishedOf<Kind>>
}
