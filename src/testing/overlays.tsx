import { VIEWS } from '#src/app/overlays.ts'
import { MapTutorial } from '#src/game/tutorial/MapTutorial.tsx'
import { PushQuestion } from '#src/game/hud/PushQuestion.tsx'
import { OverlayHost, type OverlayViews } from '#src/overlay/OverlayHost.tsx'
import { overlay, useOverlay, type OverlayRequest } from '#src/overlay/overlay.ts'
import type { Ground } from '#src/overlay/kinds.ts'
import type { FinishedTaskPayload } from '#src/overlay/payloads.ts'
import { BadgeView } from '#src/game/widgets/badges/BadgeView.tsx'
import { AlertView } from '#src/game/hud/AlertView.tsx'
import { FinishTask } from '#src/shell/popups/FinishTask.tsx'
import { InfoModal } from '#src/shell/popups/InfoModal.tsx'
import { ProfileComplete } from '#src/shell/popups/ProfileComplete.tsx'
import { Streak } from '#src/shell/popups/Streak.tsx'
import { UnsentPopup } from '#src/shell/unsent/UnsentPopup.tsx'
import { useEffect } from 'react'

/** The views of the product, most of them without a wait for their code. */
export const EAGER = {
  ...VIEWS,
  alert: AlertView,
  badge: BadgeView,
  finishTask: FinishTask,
  info: InfoModal,
  leave: UnsentPopup,
  profile: ProfileComplete,
  push: PushQuestion,
  streak: Streak,
  tour: MapTutorial,
} satisfies OverlayViews

/** Everything that stands over a page, which a test gives its ground where nothing of the game does. */
export function Overlays({ ground = 'page', views = EAGER }: { ground?: Ground; views?: OverlayViews }) {
  useEffect(() => overlay.standOn(ground), [ground])
  return <OverlayHost views={views} />
}

/** Where info modals are shown. */
export function notice(): Element {
  const region = document.querySelector('[data-notices]')
  if (!region) throw new Error('no overlays are shown here')
  return region
}

/** What waits and what is shown. */
export function requested(): readonly OverlayRequest[] {
  return useOverlay.getState().queue
}

/** The info modals among them. */
export function requestedInfos() {
  return requested().flatMap((one) => (one.kind === 'info' ? [one.info] : []))
}

/** What the apiError modal says, or waits to say. */
export function apiErrorOf() {
  return requested().flatMap((one) => (one.kind === 'apiError' ? [one.failure] : []))[0] ?? null
}

/** A pill that brought 20 points, with words of its designer. */
export function aFinishTask(
  finish: Partial<FinishedTaskPayload> = {},
  more: Pick<OverlayRequest, 'onLeave' | 'onClose'> = {},
): OverlayRequest<'finishTask'> {
  return {
    kind: 'finishTask',
    finish: {
      taskId: 'two-keys',
      missionId: 'harbour',
      task: aFinishedTask(),
      congrats: 'Both in your pocket.',
      score: null,
      ending: null,
      isPassed: true,
      isAwaiting: false,
      reviewPath: null,
      isResultOnly: false,
      finished: { mission: null, adventure: null, opened: [] },
      missions: new Map(),
      backgroundUrl: null,
      ...finish,
    },
    ...more,
  }
}

export function aFinishedTask(task: Partial<FinishedTaskPayload['task']> = {}): FinishedTaskPayload['task'] {
  return {
    taskType: 'learning-pill',
    taskName: 'Two keys',
    points: 20,
    coins: 0,
    isCoins: false,
    isTaskDone: false,
    isHiddenPointsAndCoins: false,
    ...task,
  }
}
