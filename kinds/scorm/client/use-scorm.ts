import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { FromLaunch } from '#kinds/scorm/shared/package-messages.ts'
import type { ScormState } from '#kinds/scorm/shared/schemas.ts'
import { useOnline } from '#src/lib/use-online.ts'
import { useBeforeLeaving } from '#src/outbox/use-page-saved.ts'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import { useSecondsLeft } from '#src/features/tasks/play/use-seconds-left.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import type { PackageFrameHandle } from './PackageFrame.tsx'
import { isPlayed, SCORM, wholeOf, type PlayedItem } from './scorm.ts'

/** A visit of an item, on top of how it stood before. */
interface Visit {
  id: string
  item: PlayedItem
  before: ScormState
}

/** Plays a package in an attempt: one item is open at a time, and its reports are sent as moves. */
export function useScorm(props: PlayerProps<'scorm12'>, frame: RefObject<PackageFrameHandle | null>) {
  const { attempt, onBack } = props
  const items = attempt.playable.items.filter(isPlayed)
  const play = usePlay(props, SCORM)
  const { state, move } = play
  const end = useEnd(play, props, 'scorm.unfinished')
  const secondsLeft = useSecondsLeft(state.secondsLeft, state.items)
  const [only] = items
  const [visit, setVisit] = useState(() => (only && items.length === 1 ? visitOf(only, state) : null))
  const [isClosing, setIsClosing] = useState(false)
  /** How often the player pressed back. */
  const [leaves, setLeaves] = useState(0)
  const isLost = useIsLost(play.saved)
  /** A package has finished; if no item is left, the task finishes too. */
  const [hasEnded, setHasEnded] = useState(false)

  const greet = useEffectEvent(() => {
    if (visit) move({ type: 'scorm12', item: visit.item.id, visit: visit.id })
  })
  const visitId = visit?.id
  useEffect(() => greet(), [visitId, attempt])

  const whole = wholeOf(items, state)
  const isDone = hasEnded && whole === 'done' && play.saved === 'saved' && secondsLeft === 0
  const finish = useEffectEvent(() => end.finish())
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])

  async function leaveItem(): Promise<void> {
    if (!visit || isClosing) return
    setIsClosing(true)
    await frame.current?.close()
    setIsClosing(false)
    setVisit(null)
  }

  useBeforeLeaving(visit !== null, leaveItem)

  async function back(): Promise<void> {
    if (isClosing) return
    await leaveItem()
    setLeaves((count) => count + 1)
  }

  // the package's last report is sent first; if that fails, leaving asks the player
  const isSaving = play.saved === 'saving'
  const left = useRef(0)
  const leave = useEffectEvent(onBack)
  useEffect(() => {
    if (isSaving || left.current === leaves) return
    left.current = leaves
    leave()
  }, [isSaving, leaves])

  return {
    ...end,
    items,
    state,
    visit,
    whole,
    isLost,
    isClosing,
    secondsLeft,
    isTooLarge: play.refused === 'too-large',
    open: (item: PlayedItem) => {
      setHasEnded(false)
      setVisit(visitOf(item, state))
    },
    leaveItem,
    retry: () => void play.settle().catch(() => {}),
    back: () => void back(),
    keep: ({ visit: said, seconds, cmi, answers, isFinished }: Extract<FromLaunch, { say: 'kept' }>) => {
      if (!visit || said !== visit.id) return
      const reported = answers && { answers }
      move({ type: 'scorm12', item: visit.item.id, visit: said, seconds, cmi, ...reported })
      if (!isFinished || isClosing) return
      setHasEnded(true)
      if (items.length > 1) void leaveItem()
    },
  }
}

export type PlayingScorm = ReturnType<typeof useScorm>

function visitOf(item: PlayedItem, before: ScormState): Visit {
  return { id: crypto.randomUUID(), item, before }
}

/** From what did not arrive until all of it has. */
function useIsLost(saved: PlayingScorm['saved']): boolean {
  const isOnline = useOnline()
  const [isLost, setIsLost] = useState(false)
  const isBad = saved === 'offline' || saved === 'unsaved'
  if (isBad && !isLost) setIsLost(true)
  if (saved === 'saved' && isLost) setIsLost(false)
  return isLost || !isOnline
}
