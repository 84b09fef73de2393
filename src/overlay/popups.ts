import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import { create } from 'zustand'
import type { Profile, StreakReply } from '#shared/contract/player.ts'
import type { Band } from '#shared/domain/bands.ts'
import type { FinishedTask, FinishedWith } from '#shared/domain/finish.ts'
import type { PopupText } from '#src/ui/GenericPopup.tsx'

/** What the button of a pop-up says (FIN-6). */
export type PopupAnswer =
  | { type: 'profile' }
  | {
      type: ''
      /** The mission, or the path of the review, that was chosen in it, if any. */
      goTo: string | null
    }

/** A pop-up that waits for its turn or is open, as the specification tells one (section 3). */
interface CallOf<Type extends string, Data> extends Omit<PopupText, 'text'> {
  type: Type
  /** In the language of the moment, which may change while it waits. */
  text: (t: TFunction) => PopupText['text']
  data: Data
  /** Pressed away: what is to be true behind it when it leaves. An answer of null: closed without its button. */
  onLeave: (answer: PopupAnswer | null) => Promise<void>
  /** When it has left the screen. */
  onClose: (answer: PopupAnswer | null) => void
}

export type FinishTaskCall = CallOf<
  'finishTask',
  {
    taskId: string
    missionId: string
    /** That it was done before is said in the language of the moment. */
    task: Omit<FinishedTask, 'taskDoneMessage'>
    /** What the designer says to whoever finished. */
    congrats: string
    score: { right: number; all: number } | null
    /** How it ended, of what has better and worse ends. */
    ending: Band | null
    /** False where too little was right: the task stays to be done. */
    isPassed: boolean
    /** Its leader rates it, and its points come then. */
    isAwaiting: boolean
    isAnonymous?: boolean
    /** Where what was handed in can be looked at; null where nothing can. */
    reviewPath: string | null
    /** The right answers are kept to itself. */
    isResultOnly: boolean
    /** The names of what is finished with it; with the mission the way leads back to the map. */
    finished: FinishedWith
  }
>

/** `isNews`: its step was taken just now. */
export type StreakCall = CallOf<'streak', StreakReply & { isNews: boolean }>

export type ProfileCall = CallOf<'profile', Pick<Profile, 'displayName' | 'avatarSprite'>>

/** Those of the game. The leader's own opens at its address in the lodge. */
export type PopupCall = FinishTaskCall | StreakCall | ProfileCall

interface Popups {
  /** What shows them; null until the first is opened. */
  Open: ComponentType | null
  queue: readonly PopupCall[]
  /** The first is on its way out. */
  isLeaving: boolean
  /** The first comes after another. */
  isFollowing: boolean
  answer: PopupAnswer | null
}

/** Pop-ups queue, they never stack: the first is open, the others wait. */
export const usePopups = create<Popups>(() => ({
  Open: null,
  queue: [],
  isLeaving: false,
  isFollowing: false,
  answer: null,
}))

/** Whoever comes next must not see what was meant for the one before. */
export function dropPopups(): void {
  usePopups.setState({ queue: [], isLeaving: false, isFollowing: false, answer: null })
}
