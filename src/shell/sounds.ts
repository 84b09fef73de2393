import type { SceneDescription } from '#shared/scene/description.ts'
import { isHum, type Ambience, type Effect } from '#shared/domain/sounds.ts'
import { SHOWN_ROW, type Verdict } from '#shared/domain/verdicts.ts'
import { progressQuery } from '#src/features/progress/queries.ts'
import { isHeard, useSound, watchOtherTabs } from '#src/lib/sound-choice.ts'
import { streakQuery } from '#src/features/streak/queries.ts'
import { finishEffect } from '#src/features/tasks/finish/effect.ts'
import { listen } from '#src/lib/events.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { report } from '#src/lib/report.ts'
import type { Sound } from '#src/lib/sound.ts'
import { stageStore, type StageState } from '#src/stage/stage-store.ts'
import { useOverlay, type OverlayRequest } from '#src/overlay/overlay.ts'
import { isCalm } from '#src/ui/calm.ts'
import type { Speaking } from './speaking.ts'

/** What answers a press with a sound; a place of the map has its own. */
const PRESSED = 'button, a[href], summary, input[type="checkbox"], input[type="radio"]'

const isEffects = isHeard('effects')
const isAmbience = isHeard('ambience')
const isVoice = isHeard('voice')

/** Lets the player hear what happens (STAGE-9): it listens to all, and nothing knows of it. @returns how to stop */
export function startSounds(): () => void {
  let sound: Sound | null = null
  let speaking: Speaking | null = null
  let isComing = false
  let hasPressed = false
  let isOver = false
  /** The streak whose pop-up was heard: it does not again when the world shows it. */
  let heardStreak: number | null = null
  let lastShown = useOverlay.getState().shown
  /** The task whose finish was heard as its place lit up: its pop-up comes after that. */
  let heardFinish: string | null = null

  const hear = (effect: Effect) => {
    const isWanted = isHum(effect) ? isVoice : isEffects
    if (isWanted(useSound.getState())) sound?.play(effect)
  }

  /** After the first press, and for anyone who wants to hear something. */
  async function open(): Promise<void> {
    if (isComing || !hasPressed || useSound.getState().isMuted) return
    isComing = true
    try {
      const { openSound, startSpeaking } = await import('./heard.ts')
      if (isOver) return
      sound = openSound()
      speaking = startSpeaking({ sound, isWanted: () => isVoice(useSound.getState()), onHum: hear })
      tune()
    } catch (error) {
      report('the sounds did not come', error)
      // The next press asks again.
      isComing = false
    }
  }

  function tune(): void {
    const choice = useSound.getState()
    if (!isEffects(choice)) sound?.stopEffect()
    if (!isVoice(choice)) speaking?.hush()
    sound?.setVolumes(choice.volumes)
    const { shown, isCovered } = stageStore.getState()
    const scene = isAmbience(choice) && !isCovered ? shown : null
    sound?.setAmbience(scene && ambienceOf(scene), scene?.sound)
  }

  const stops = [
    watchOtherTabs(),
    useSound.subscribe(() => {
      tune()
      void open()
    }),
    stageStore.subscribe((now, before) => {
      const place = now.hovered ?? now.focused
      if (place !== null && place !== (before.hovered ?? before.focused)) hear('hover')
      if (now.pressed !== null && now.pressed !== before.pressed) hear(pressOn(now))
      if (now.shown !== before.shown || now.isCovered !== before.isCovered) tune()
    }),
    listen((event) => {
      if (event.type === 'answer-judged') hear(answerOf(event))
      if (event.type === 'assistant-spoke') speaking?.speak(event)
      if (event.type === 'task-finished') {
        heardFinish = event.taskId
        hear(event.effect)
      }
    }),
    useOverlay.subscribe(({ shown }) => {
      // a change that the queue makes while it hears of another one is announced twice
      const [{ dialog, alert, notice }, before] = [shown, lastShown]
      lastShown = shown
      const effect = dialog && dialog !== before.dialog ? dialogOf(dialog, heardFinish) : null
      if (effect) hear(effect)
      if (dialog?.kind === 'finishTask' && dialog.finish.taskId === heardFinish) heardFinish = null
      if (dialog?.kind === 'streak' && effect === 'streak') heardStreak = dialog.streak.streak
      if (alert && !before.alert) hear('error')
      if (notice?.kind === 'badge' && notice !== before.notice) hear('badge')
    }),
    whenGrows(
      () => queryClient.getQueryData(progressQuery.queryKey)?.playerPoints,
      () => hear('points'),
    ),
    whenGrows(
      () => queryClient.getQueryData(streakQuery.queryKey)?.streak,
      (streak) => {
        if (streak !== heardStreak) hear('streak')
      },
    ),
    on(document, 'click', ({ target }) => {
      const pressed = target instanceof Element && target.closest(PRESSED)
      if (pressed) hear(pressed.getAttribute('aria-disabled') === 'true' ? 'locked' : 'press')
    }),
    on(document, 'visibilitychange', () => sound?.setHidden(document.hidden)),
    ...(['pointerdown', 'keydown'] as const).map((press) =>
      on(document, press, () => {
        hasPressed = true
        if (sound) sound.wake()
        else void open()
      }),
    ),
  ]
  return () => {
    isOver = true
    for (const stop of stops) stop()
    speaking?.hush()
    sound?.close()
  }
}

/** The platform's own, by where the player is; silence under a task, which may have sounds of its own. */
function ambienceOf({ weather }: SceneDescription): Ambience {
  return weather.hasBubbles ? 'underwater' : 'dusk'
}

function pressOn({ pressed, shown }: StageState): Effect {
  const place = shown?.elements.find(({ id }) => id === pressed?.elementId)
  return place?.state === 'locked' ? 'locked' : 'open'
}

/** A row of right answers rings higher as it grows; in calm feedback each sounds as the first. */
function answerOf({ verdict, row }: { verdict: Verdict; row: number }): Effect {
  if (verdict !== 'right' || isCalm() || row < SHOWN_ROW) return verdict
  return row < 2 * SHOWN_ROW ? 'right2' : 'right3'
}

/** Null where it is opened by a press, which is heard, or says what is no reward. */
function dialogOf(request: OverlayRequest, heardFinish: string | null): Effect | null {
  if (request.kind === 'streak') return request.isNews ? 'streak' : 'open'
  if (request.kind === 'profile') return 'open'
  if (request.kind !== 'finishTask' || request.finish.taskId === heardFinish) return null
  return finishEffect(request.finish)
}

/** Tells when a number that the server keeps has risen while the player was here. */
function whenGrows(read: () => number | undefined, onGrow: (now: number) => void): () => void {
  let last = read()
  return queryClient.getQueryCache().subscribe(() => {
    const now = read()
    if (last !== undefined && now !== undefined && now > last) onGrow(now)
    last = now ?? last
  })
}

function on<Name extends keyof DocumentEventMap>(
  target: Document,
  name: Name,
  listener: (event: DocumentEventMap[Name]) => void,
): () => void {
  target.addEventListener(name, listener, true)
  return () => target.removeEventListener(name, listener, true)
}
