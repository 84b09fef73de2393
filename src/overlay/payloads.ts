import type { FinishItem } from '#shared/contract/attempts.ts'
import type { NewBadge } from '#shared/contract/badges.ts'
import type { AlertMessage } from '#shared/contract/messages.ts'
import type { Profile, StreakReply } from '#shared/contract/player.ts'
import type { Kudos } from '#shared/contract/together.ts'
import type { Recap } from '#shared/contract/rankings.ts'
import type { Band } from '#shared/domain/bands.ts'
import type { FinishedTask, FinishedWith } from '#shared/domain/finish.ts'
import type { MissionNode } from '#shared/scene/adventure.ts'
import type { Failure } from '#src/lib/failure.ts'

/** What the view of each kind is given. Each kind has a row in `kinds.ts` too, and a view in `src/app/overlays.ts`. */
export interface OverlayPayloads {
  apiError: { failure: Failure }
  /** Somebody wants to sign out while something has not reached the server. */
  leave: { playerId: string }
  finishTask: { finish: FinishedTaskPayload }
  /** `part`: what of it is shown. */
  tour: { part: 'arrival' | 'reward' | 'menu' | 'all'; hasActivities: boolean; hasCoins: boolean }
  /** `isNews`: its step was taken just now. */
  streak: { streak: StreakReply; isNews: boolean }
  profile: { profile: Pick<Profile, 'displayName' | 'avatar' | 'avatarSprite'> }
  info: { info: Info }
  alert: { message: AlertMessage }
  /** Earned since the last time, the earliest first; or what a team did, on the same card. */
  badge: { badges: readonly NewBadge[]; team?: TeamNews }
  push: object
  smallRanking: object
  /** How a season ended. */
  seasonRecap: { recap: Recap }
  newVersion: object
}

export interface FinishedTaskPayload {
  taskId: string
  missionId: string
  /** That it was done before is said in the language of the moment. */
  task: Omit<FinishedTask, 'taskDoneMessage'>
  /** What the designer says to a player who has finished. */
  congrats: string
  score: { right: number; all: number } | null
  /** How it ended, of what has better and worse ends. */
  ending: Band | null
  /** What was asked, with what was right and why; absent where there is nothing to look back at. */
  items?: readonly FinishItem[]
  /** The task was done before, and was played for a better result; where it is none, the task counts as done. */
  isRetried?: boolean
  /** False where too little was right: the task stays to be done. */
  isPassed: boolean
  /** Its leader rates it, and its points come then. */
  isAwaiting: boolean
  isAnonymous?: boolean
  /** Where what was handed in can be looked at; null where nothing can. */
  reviewPath: string | null
  /** The right answers are hidden. */
  isResultOnly: boolean
  /** The names of what is finished with it; with the mission the way leads back to the map. */
  finished: FinishedWith
  /** Of the adventure, for the pictures of what has opened. */
  missions: ReadonlyMap<string, MissionNode>
  /** A picture of the mission that is finished with it. */
  backgroundUrl: string | null
}

/** What the card says of my teams. */
export interface TeamNews {
  /** Teams whose goal of the week is reached, by name. */
  reached: readonly string[]
  /** Who says thank you, the latest first. */
  kudos: readonly Kudos[]
}

/** What an info modal says (specification, section 3). The specification's vietType apiError is a kind of its own. */
export type Info =
  | {
      vietType: 'exam'
      /** The task's. */
      name: string
      isPassed: boolean
      /** What was right; null where that is hidden. */
      score: { right: number; all: number } | null
      points: number
      coins: number
    }
  | { vietType: 'streak'; points: number; coins: number }
  | {
      vietType: 'protip_chose' | 'protip_read'
      /** Who chose it; null where that person hides it. */
      name: string | null
      text: string
      /** Who wrote it, where somebody else shows it. */
      author?: string | null
      /** Of the tip's words, where it is known. */
      lang?: string
      points: number
    }
  | { vietType: 'protip_wrong' }
  | {
      /** A note that was not deleted, for another device has changed it; one that belongs to nothing that is there any more. */
      vietType: 'note_changed' | 'note_lost'
      /** The note. */
      text: string
    }
  | {
      /** What was finished without a connection, and the server has refused. */
      vietType: 'uncounted'
      /** The task's. */
      name: string
    }
