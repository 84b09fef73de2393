import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router-dom'
import { onceShown } from '#src/stage/once-shown.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { pageAt } from '#src/navigation/paths.ts'

/**
 * Where a page took the keyboard's place away with it, the scene takes it up: on the place that the way led from, or at its
 * head, so that a screen reader says where one is. What has the focus keeps it.
 */
export function useArrivalFocus(): void {
  const match = useMatches().at(-1)
  const path = match?.pathname ?? ''
  const { missionId = '', taskId = '' } = match?.params ?? {}
  const before = useRef<readonly string[]>([])

  useEffect(() => {
    const from = before.current
    before.current = [taskId, missionId]
    if (missionId === '' || pageAt(path) !== null) return
    let frame = 0
    const stop = onceShown(missionId, (isShown) => {
      // React shows the buttons of the new scene with the next frame.
      if (isShown) frame = requestAnimationFrame(() => takeFocus(from))
    })
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [path, missionId, taskId])
}

function takeFocus(from: readonly string[]): void {
  const { activeElement, body } = document
  const isAtHead = activeElement?.matches('[data-scene-head]') ?? false
  if (activeElement !== body && !isAtHead) return
  const place = stageStore.getState().shown?.elements.find(({ id }) => from.includes(id))
  if (place) stageActions.standOn(place.id)
  else if (!isAtHead) document.querySelector<HTMLElement>('[data-scene-head]')?.focus({ preventScroll: true })
}
