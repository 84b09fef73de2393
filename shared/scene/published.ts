import type { Language } from '../domain/languages.ts'
import type { MissionKind } from '../domain/mission-kinds.ts'
import type { PublishedBadge } from './badges.ts'
import type { SceneAlign } from './description.ts'
import type { AdventureText, MissionText } from './files.ts'
import type { SceneLayout } from './layout.ts'
import type { RatingFile } from './tasks/task-file.ts'
import type { TaskPublished } from './tasks/task.ts'
import type { PublishedVoices } from './tasks/voices.ts'
import type { UnlockRule } from '../domain/unlocking.ts'

export interface PublishedTask {
  id: string
  content: TaskPublished
  points: number
  coins: number
  minutes: number
  competences: string[]
  /** Versions of before this was known do not have it. */
  isHiddenPointsAndCoins?: boolean
  isLeaderAcceptRequired?: boolean
  /** By what a leader rates it; absent where nothing is said of that. */
  rating?: RatingFile
  /** Served address. */
  picture: string | null
  unlock: UnlockRule | null
  /** What is heard of its hints; absent where nothing is recorded. */
  voices?: PublishedVoices
}

export interface PublishedStep {
  id: string
  /** Served address. */
  picture: string | null
}

export interface PublishedMission {
  id: string
  type: MissionKind
  align: SceneAlign
  missions: string[]
  tasks: PublishedTask[]
  unlock: UnlockRule | null
  thumbnail: string | null
  scene: SceneLayout | null
  /** What phones show in its place; nothing where they show the same. */
  mobileScene?: SceneLayout
  /** Versions of before these were known do not have them; all are served addresses. */
  assistant?: string | null
  film?: string | null
  /** One sound in several formats. */
  sound?: string[]
  taskBackground?: string | null
  taskBackgroundDone?: string | null
  /** Of an onboarding or an easter egg. */
  steps?: PublishedStep[]
  bonus?: { points: number; coins: number } | null
  text: Partial<Record<Language, MissionText>>
}

/** Missions and tasks that were renamed: what each was called when players first saw it, and what its folder or file is called now. */
export type Moved = Readonly<Record<string, string>>

/** One version of an adventure as the intake hands it to the server: art already under its served addresses, answers included. */
export interface PublishedAdventure {
  /** The folder's name. */
  id: string
  rootMission: string
  mainDestinationType?: MissionKind | undefined
  languages: Language[]
  thumbnail: string | null
  text: Partial<Record<Language, AdventureText>>
  missions: PublishedMission[]
  /** Versions of before these were known, and adventures without any, do not have them. */
  badges?: PublishedBadge[]
  /** Ids whose folder or file is called otherwise by now, and how. Where nothing was renamed there is none. */
  moved?: Moved
  /** Hash of everything above: the same content is the same version. */
  version: string
}

/** A mission or a task that an earlier build had, and that is not there any more. */
export interface GoneName {
  kind: 'mission' | 'task'
  id: string
  /** The one that a task was in; a mission itself. */
  mission: string
  /** When it was first missed, in ms since 1970. */
  since: number
  /** What it may have been renamed to. */
  meant: string | null
}

/** The file beside it that lists, by their addresses, pictures that are named and that the first build has left to the next one. */
export const LATER_PICTURES = 'later-pictures.json'

/** What one build made, as it hands it to the server. */
export interface PublishedBuild {
  /** When, in ms since 1970: of two builds the later one is the newer. */
  builtAt: number
  adventures: PublishedAdventure[]
  /** Adventures of earlier builds that this one did not find any more, and where the art is that their players still see. */
  gone: Record<string, string[]>
  /** By adventure. Builds of before these were known do not have them. */
  goneNames?: Record<string, GoneName[]>
}

/** Written by our own build, so its marks are enough. */
export function isPublishedBuild(value: unknown): value is PublishedBuild {
  return (
    typeof value === 'object' &&
    value !== null &&
    'builtAt' in value &&
    typeof value.builtAt === 'number' &&
    'gone' in value &&
    'adventures' in value &&
    Array.isArray(value.adventures)
  )
}

/** Served addresses of all art that an adventure names, and its packages. */
export function artOf(adventure: PublishedAdventure): string[] {
  return [...new Set(JSON.stringify(adventure).match(/(?<=")\/(scenes|packages)\/[^"]+(?=")/g))]
}
