import { isDrawn, stageStore, type StageState } from '#src/stage/stage-store.ts'
import { useWork } from './WorkNote.tsx'

/** ms after which nothing is waited for any more: a build that broke off brings nothing. */
const BUILD_TIMEOUT_MS = 30_000
const SWAP_TIMEOUT_MS = 5_000

let timer: ReturnType<typeof setTimeout> | undefined
/** What was saved last is in no build that has ended: nothing that comes now is of it. */
let isUnbuilt = false

export function noteSaved(): void {
  isUnbuilt = true
  setWorking(true, BUILD_TIMEOUT_MS)
}

/** A build has ended: what it changed comes at once. @param hasNewer something was saved since it began */
export function noteChecked(hasNewer: boolean): void {
  isUnbuilt = hasNewer
  if (!hasNewer && useWork.getState().isWorking) setWorking(true, SWAP_TIMEOUT_MS)
}

/** The page knows what was built last. @param signal something newer has come */
export async function noteKnown(signal: AbortSignal): Promise<void> {
  await rendered()
  await stands(signal)
  if (!signal.aborted && !isUnbuilt) setWorking(false, 0)
}

function setWorking(isWorking: boolean, atMost: number): void {
  clearTimeout(timer)
  useWork.setState({ isWorking })
  if (isWorking) timer = setTimeout(setWorking, atMost, false, 0)
}

/** What React makes of an answer reaches the stage with the next frame. */
function rendered(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

/** Settles when the stage shows what it was told to. */
function stands(signal: AbortSignal): Promise<void> {
  const isThere = (stage: StageState) =>
    !isDrawn(stage) || stage.scene === null || stage.shown === stage.scene
  if (signal.aborted || isThere(stageStore.getState())) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = stageStore.subscribe((stage) => {
      if (!signal.aborted && !isThere(stage)) return
      stop()
      resolve()
    })
  })
}
