import type { SceneDescription } from '#shared/scene/description.ts'
import { gradeOf } from '#shared/domain/finish.ts'
import type { Ambience, Effect } from '#shared/domain/sounds.ts'
import { progressQuery } from '#src/features/progress/queries.ts'
import { isHeard, useSound, watchOtherTabs } from '#src/features/sound/store.ts'
import { streakQuery } from '#src/features/streak/queries.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { report } from '#src/lib/report.ts'
import type { Sound } from '#src/lib/sound.ts'
import { stageStore, type StageState } from '#src/stage/stage-store.ts'
import { useOverlay, type OverlayRequest } from '#src/overlay/overlay.ts'

/** What answers a press with a sound; a place of the map has its own. */
const PRESSED = 'button, a[href], summary, input[type="checkbox"], input[type="radio"]'

const isEffects = isHeard('effects')
const isAmbience = isHeard('ambience')

/** Lets the player hear what happens (STAGE-9): it listens to all, and nothing knows of it. @returns how to stop */
export function startSounds(): () => void {
  let sound: Sound | null = null
  let isComing = false
  let hasPressed = false
  let isOver = false

  const hear = (effect: Effect) => {
    if (isEffects(useSound.getState())) sound?.play(effect)
  }

  /** After the first press, and for whoever wants to hear something. */
  async function open(): Promise<void> {
    if (isComing || !hasPressed || useSound.getState().isMuted) return
    isComing = true
    try {
      const { openSound } = await import('#src/lib/sound.ts')
      if (isOver) return
      sound = openSound()
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
    useOverlay.subscribe(({ shown: { dialog, alert } }, { shown: before }) => {
      const effect = dialog && dialog !== before.dialog ? dialogOf(dialog) : null
      if (effect) hear(effect)
      if (alert && !before.alert) hear('error')
    }),
    whenGrows(
      () => queryClient.getQueryData(progressQuery.queryKey)?.playerPoints,
      () => hear('points'),
    ),
    whenGrows(
      () => queryClient.getQueryData(streakQuery.queryKey)?.streak,
      () => hear('streak'),
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

/** Null where it is opened by a press, which is heard, or says what is no reward. */
function dialogOf(request: OverlayRequest): Effect | null {
  // The streak itself chimes when it grows.
  if (request.kind === 'streak' || request.kind === 'profile') return 'open'
  if (request.kind !== 'finishTask') return null
  const { task, finished, isPassed, score, ending } = request.finish
  if (finished.mission ?? finished.adventure) return 'mission'
  return task.isTaskDone || !isPassed || gradeOf(score, ending) === 'poor' ? 'open' : 'finish'
}

/** Tells when a number that the server keeps has risen while the player was here. */
function whenGrows(read: () => number | undefined, onGrow: () => void): () => void {
  let last = read()
  return queryClient.getQueryCache().subscribe(() => {
    const now = read()
    if (last !== undefined && now !== undefined && now > last) onGrow()
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
